import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** Languages of the studio. */
export const staffLanguages = ['en', 'fr', 'de', 'it'] as const;

export const staffStates = ['invited', 'active', 'suspended'] as const;

export type StaffState = (typeof staffStates)[number];

export const staffLanguageSchema = oneOf(staffLanguages);
export const staffIdSchema = Type.String({ maxLength: 64 });
export const roleIdsSchema = Type.Array(Type.String({ maxLength: 64 }), { maxItems: 20 });
export const staffVersionSchema = Type.Integer({ description: 'The version that was read; another one is refused.' });

/** A person of the staff, as lists and records show them. */
export const staffSchema = Type.Object({
  staffId: Type.String(),
  email: Type.String(),
  name: Type.String(),
  language: staffLanguageSchema,
  state: oneOf(staffStates),
  roles: Type.Array(Type.String({ description: 'Id of a role, built-in or of the shop.' })),
  hasPassword: Type.Boolean(),
  passkeys: Type.Integer(),
  createdAt: Type.String({ format: 'date-time' }),
  lastSignedInAt: nullable(Type.String({ format: 'date-time' })),
  invitedUntil: nullable(Type.String({ format: 'date-time', description: 'End of the invitation that is open.' })),
  version: Type.Integer(),
});

export type StaffPerson = Static<typeof staffSchema>;
