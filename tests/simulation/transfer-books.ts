/** Queries of transfers that must find no row at any time. */
export const transfersAlways: Readonly<Record<string, string>> = {
  'a transfer whose pieces are not where its steps have moved them': `
    select line.* from transfer_line as line
    left join lateral (
      select coalesce(sum(moved.received), 0) as received, coalesce(sum(moved.damaged), 0) as damaged,
        coalesce(sum(moved.lost), 0) as lost, coalesce(sum(moved.found), 0) as found, coalesce(sum(moved.returned), 0) as returned
      from transfer_step as step, jsonb_to_recordset(step.lines)
        as moved (upc text, received int, damaged int, lost int, found int, returned int)
      where step.transfer_id = line.transfer_id and moved.upc = line.upc
    ) as steps on true
    where (line.received, line.damaged, line.lost, line.found, line.returned)
      is distinct from (steps.received, steps.damaged, steps.lost, steps.found, steps.returned)`,
  'a transfer that has ended with pieces in transit, or goes on without any': `
    select transfer_id, state from transfer
    where (state = 'sent') <> exists (select from transfer_line as line where line.transfer_id = transfer.transfer_id and in_transit > 0)`,
};

/** Units that transfers have brought to a place, or taken from it. */
export const transferred = `
  select upc, place_id, sum(units) as qty from (
    select upc, from_place as place_id, returned - sent as units from transfer_line join transfer using (transfer_id)
    union all select upc, to_place, received from transfer_line join transfer using (transfer_id)
  ) as moved group by upc, place_id`;
