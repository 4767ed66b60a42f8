import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { permissionSchema } from '../roles/role.ts';
import { staffLanguageSchema } from '../staff/staff.ts';

/** The person's preferences in the studio, such as the theme; small values by name. */
export const preferencesSchema = Type.Record(
  Type.String({ pattern: '^[a-z][a-zA-Z0-9.-]{0,59}$' }),
  Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()]),
);

/** The signed-in person with their permissions. */
export const staffMeSchema = Type.Object({
  staffId: Type.String(),
  email: Type.String(),
  name: Type.String(),
  language: staffLanguageSchema,
  roles: Type.Array(Type.Object({ roleId: Type.String(), name: nullable(Type.String()) })),
  permissions: Type.Array(permissionSchema),
  preferences: preferencesSchema,
  version: Type.Integer(),
  shop: Type.Object({
    name: Type.String(),
    logo: nullable(Type.String({ description: 'Path of the picture; null: the drawn one.' })),
  }),
  session: Type.Object({
    sessionId: Type.String(),
    idleMinutes: Type.Integer({ description: 'Minutes without a call after which the session ends.' }),
    endsAt: Type.String({ format: 'date-time' }),
    provenUntil: Type.String({ format: 'date-time', description: 'Until then sensitive calls need no new proof.' }),
  }),
});

export type StaffMe = Static<typeof staffMeSchema>;
