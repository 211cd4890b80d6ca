-- Computer players are called by the same four levels in every game.

UPDATE seats SET computer = 'advanced' WHERE computer = 'merchant';

UPDATE seats SET stand_in = 'advanced' WHERE stand_in = 'merchant';

UPDATE tables SET stand_in = 'advanced' WHERE stand_in = 'merchant';

UPDATE results SET computer = 'advanced' WHERE computer = 'merchant';

UPDATE ratings SET player = 'advanced' WHERE player = 'merchant';

UPDATE incidents SET facts = replace(facts, '"computer": "merchant"', '"computer": "advanced"');

UPDATE admin_log SET facts = replace(facts, '"computer": "merchant"', '"computer": "advanced"');
