import { type Static, Type } from 'typebox';
import { permissions } from '../callers/permissions.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';

export const permissionSchema = oneOf(permissions);

/** A set of permissions. Built-in ones have no name of their own: the studio reads `staff.role.<id>.name`. */
export const roleSchema = Type.Object({
  roleId: Type.String(),
  builtIn: Type.Boolean(),
  name: nullable(Type.String()),
  permissions: Type.Array(permissionSchema),
  members: Type.Integer({ description: 'Number of members.' }),
  version: Type.Integer(),
});

export type StaffRole = Static<typeof roleSchema>;

export const roleBody = {
  name: Type.String({ maxLength: 60 }),
  permissions: Type.Array(permissionSchema, { maxItems: permissions.length, uniqueItems: true }),
};
