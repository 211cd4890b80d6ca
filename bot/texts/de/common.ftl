list-and = { $first } und { $last }
