"""The podium of a final score, and the walnut plank on which things stand."""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import Drawing, linear, soft_shadow


def _veins(dice: Random, width: int, height: int, number: int) -> str:
    """Draw the grey veins of marble, from the upper left to the lower right."""
    parts = []
    for _ in range(number):
        x, y = dice.uniform(-width * 0.4, width * 0.8), dice.uniform(-0.1, 0.9) * height
        path = f"M{x:.0f} {y:.0f}"
        for _ in range(5):
            x, y = x + dice.uniform(14, 60), y + dice.uniform(4, 40)
            path += f"S{x - dice.uniform(8, 26):.0f} {y - dice.uniform(-4, 16):.0f} {x:.0f} {y:.0f}"
        parts.append(
            f'<path d="{path}" stroke-width="{dice.uniform(0.8, 3):.1f}" opacity="{dice.uniform(0.25, 0.6):.2f}"/>'
        )
    return "".join(parts)


def _pedestal() -> Drawing:
    """Draw a pedestal of which a sixth is the cornice and a tenth the base."""
    veins = _veins(Random(5), 260, 150, 11)
    body = (
        "<defs>"
        + linear("shaft", "#fbf8f1", "#f4efe6", "#e6dfd3", "#cfc6b8", down=False)
        + linear("ledge", "#ffffff", "#efe8dc", "#cdc2b1")
        + linear("under", "#5c4a3c66", "#5c4a3c00")
        + linear("right", "#5c4a3c00", "#5c4a3c00", "#5c4a3c00", "#5c4a3c38", down=False)
        + soft_shadow("cast", 1, 3, 2.5, opacity=0.4)
        + '<clipPath id="inside"><rect x="20" y="26" width="280" height="140"/></clipPath>'
        '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation=".8"/></filter>'
        '</defs><rect x="20" y="26" width="280" height="142" fill="url(#shaft)" stroke="#a79a86" stroke-width="1.5"/>'
        f'<g clip-path="url(#inside)"><g fill="none" stroke="#a9aab0" filter="url(#soft)">{veins}</g>'
        '<rect x="20" y="26" width="280" height="16" fill="url(#under)"/><rect x="20" y="26" width="280" height="142" '
        'fill="url(#right)"/>'
        '<path d="M22 26V168" stroke="#ffffff" stroke-width="3" opacity=".8"/></g>'
        '<g filter="url(#cast)"><path d="M14 19H306L299 29H21Z" fill="#ddd3c4" stroke="#a79a86" stroke-width="1.2"/>'
        '<rect x="4" y="3" width="312" height="17" rx="4" fill="url(#ledge)" stroke="#a79a86" stroke-width="1.5"/></g>'
        '<path d="M8 5.5H312" stroke="#ffffff" stroke-width="2.5" stroke-linecap="round"/>'
        '<rect x="11" y="164" width="298" height="8" fill="#e6ddcf" stroke="#a79a86" stroke-width="1.2"/>'
        '<path d="M12 166H308" stroke="#ffffff" stroke-width="2"/>'
        '<rect x="4" y="171" width="312" height="8" rx="2" fill="url(#ledge)" stroke="#a79a86" stroke-width="1.5"/>'
    )
    return Drawing(320, 180, body)


def _plank() -> Drawing:
    dice = Random(3)
    grain = []
    for _ in range(26):
        y, x = dice.uniform(6, 58), dice.uniform(-200, 700)
        path = f"M{x:.0f} {y:.1f}"
        for _ in range(4):
            x, y = x + dice.uniform(90, 200), y + dice.uniform(-2.5, 2.5)
            path += f"S{x - 50:.0f} {y + dice.uniform(-3, 3):.1f} {x:.0f} {y:.1f}"
        shade = dice.choice(("#2c1507", "#2c1507", "#a8723f"))
        grain.append(
            f'<path d="{path}" stroke="{shade}" stroke-width="{dice.uniform(0.7, 2.4):.1f}" '
            f'opacity="{dice.uniform(0.15, 0.4):.2f}"/>'
        )
    body = (
        "<defs>"
        + linear("wood", "#7d4e2b", "#66401f", "#532f15", "#43240f")
        + linear("edge", "#d6a06a", "#5a3316", "#241004")
        + soft_shadow("cast", 1, 3, 2.5, opacity=0.45)
        + '<clipPath id="inside"><rect x="3" y="3" width="1046" height="55" rx="10"/></clipPath></defs>'
        '<rect x="3" y="3" width="1046" height="55" rx="10" fill="url(#wood)" filter="url(#cast)"/>'
        f'<g clip-path="url(#inside)" fill="none">{"".join(grain)}</g>'
        '<rect x="4" y="4" width="1044" height="53" rx="9" fill="none" stroke="url(#edge)" stroke-width="2"/>'
    )
    return Drawing(1052, 64, body)


DRAWINGS: Final = {"pedestal": _pedestal(), "plank": _plank()}
