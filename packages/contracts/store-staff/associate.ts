import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

/** The members of an associate that staff set: where they sell, and what they may do to prices. */
export const associateMembers = {
  storeId: Type.String({ minLength: 1, maxLength: 64 }),
  adjustsUpTo: nullable(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description: 'Percent that they take off a price alone; null: what the shop has decided.',
    }),
  ),
  approves: Type.Boolean({ description: 'Whether they approve what exceeds a colleague’s limit.' }),
};

/** An associate of a store. The password is never included. */
export const associateSchema = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  email: Type.String(),
  ...associateMembers,
  storeName: Type.String(),
  shopAdjustsUpTo: Type.Number({ description: 'Percent that associates without a limit of their own take off.' }),
  blocked: Type.Boolean({ description: 'Neither signs in at tills nor sells until unblocked.' }),
  hasPin: Type.Boolean({
    description: 'Whether they have set a PIN for the tills of their store; it is never included.',
  }),
  openSessions: Type.Integer({ description: 'Store sessions that are open now.' }),
  version: Type.Integer(),
});

export type Associate = Static<typeof associateSchema>;

export const associateParams = Type.Object({ employeeId: Type.String({ maxLength: 64 }) });

export const associateVersion = {
  version: Type.Integer({ description: 'The version that was read; another one is refused.' }),
};
