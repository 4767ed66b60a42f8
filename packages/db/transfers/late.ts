import { type RawBuilder, sql } from 'kysely';

/** Whether a row of `transfer` is in transit, in whole or in part, and was sent before a time. */
export const isLate = (sentBefore: Date): RawBuilder<boolean> =>
  sql`(transfer.state = 'sent' and transfer.sent_at < ${sentBefore})`;
