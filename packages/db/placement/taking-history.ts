/**
 * The rows of the history for what is handed over at the till with the placing: a move each, from the JSON of a parameter,
 * numbered after the entries so far.
 */
export const takingHistory = (
  of: string,
  { after, moves, now }: Readonly<{ after: number; moves: string; now: string }>,
) =>
  `select ${of}.order_number, ${after} + move.no::int, move.it ->> 'from', move.it ->> 'to', 'taken at once', ${now}
    from ${of}, jsonb_array_elements(${moves}::jsonb) with ordinality as move (it, no)`;
