import { sql } from 'kysely';

const isMember = sql`consumer.member_id is not null`;
const isEmployee = sql`consumer.kind = 'EMPLOYEE'`;
const isAthlete = sql`'athlete' = any(consumer.identities)`;
const isProfessional = sql`consumer.identities && array['wranx', 'ipa']`;

/** What makes an account one of a kind; `registered` are those that are nothing else. */
export const kindConditions = {
  registered: sql`not (${isMember} or ${isEmployee} or ${isAthlete} or ${isProfessional})`,
  member: isMember,
  employee: isEmployee,
  athlete: isAthlete,
  professional: isProfessional,
} as const;
