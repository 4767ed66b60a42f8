import { sql } from 'kysely';

/** Times for cases of which nothing is due, so that they come last. */
export const farFuture = '9999-12-31T00:00:00.000Z';
export const farPast = '0001-01-01T00:00:00.000Z';

/** By when something of a case is due, as the index `service_case_due` has it. */
export const caseDueOrder = sql`coalesce(due_at, timestamptz '9999-12-31 00:00:00+00')`;

/** The same for the other way round, as `service_case_due_last` has it. */
export const caseDueLastOrder = sql`coalesce(due_at, timestamptz '0001-01-01 00:00:00+00')`;
