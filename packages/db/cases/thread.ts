import { sql } from 'kysely';

/** Whether something belongs to a case or to one that was merged into it. */
export const isOfThread = (reference: string) =>
  sql<boolean>`reference in (select reference from service_case where reference = ${reference} or merged_into = ${reference})`;
