import { type Static, Type } from 'typebox';
import { identityTypes } from '../consumer/profile.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';

const money = (description: string) => Type.Number({ minimum: 0, maximum: 1_000_000, description });

/** What somebody may spend in a year, and has spent; in the currency of their market. */
const yearSchema = Type.Object({ yearly: Type.Number(), spent: Type.Number() });

/** An athlete, employee or professional, and what they may spend in a year. */
export const allowanceSchema = Type.Object({
  consumerNo: Type.String(),
  name: Type.String(),
  email: Type.String(),
  currency: Type.String(),
  identities: Type.Array(oneOf(identityTypes)),
  programmeProof: nullable(
    Type.String({ description: 'What proves the membership of the programmes, as staff have seen it.' }),
  ),
  athlete: nullable(yearSchema),
  employee: nullable(yearSchema),
  prosumer: nullable(yearSchema),
  termsAccepted: Type.Boolean({ description: 'Whether an employee has accepted the terms of the discount.' }),
  version: Type.Integer(),
});

export type Allowance = Static<typeof allowanceSchema>;

export const programmes = ['wranx', 'ipa'] as const;

/** What staff decide. Employees are made by the desk of store staff; here they only get a limit. */
export const allowanceMembers = {
  athlete: nullable(money('Credit of a year; null: no athlete.')),
  employee: nullable(money('Limit of a year; null: none.')),
  prosumer: nullable(money('Limit of a year in the programmes; null: none.')),
  programmes: Type.Array(oneOf(programmes), { maxItems: 2, description: 'Those that the person is a member of.' }),
  programmeProof: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'What proves it; without it nobody joins a programme. The last one stays without a new one.',
    }),
  ),
};

export const allowanceParams = Type.Object({ consumerNo: Type.String({ maxLength: 64 }) });
