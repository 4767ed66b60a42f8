import { type Static, Type } from 'typebox';
import type { Permission } from '../callers/permissions.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** The permissions that a key may have: those of staff that a call made for keys asks for. A test compares them with the calls. */
export const keyPermissions = [
  'orders.read',
  'orders.refund',
  'fulfilment.write',
  'stock.read',
  'stock.write',
  'promotions.read',
  'promotions.write',
  'reports.read',
  'webhooks.read',
  'webhooks.write',
] as const satisfies readonly Permission[];

export const keyMembers = {
  name: Type.String({ minLength: 1, maxLength: 60, description: 'Of the system that uses it.' }),
  permissions: Type.Array(oneOf(keyPermissions), { minItems: 1, maxItems: keyPermissions.length, uniqueItems: true }),
  perMinute: Type.Integer({ minimum: 1, maximum: 6000, description: 'Calls that it may make in a minute.' }),
  expiresAt: Type.String({ format: 'date-time', description: 'Two years from now at most.' }),
};

/** The key of an outside system, without its secret, which nothing answers again. */
export const apiKeySchema = Type.Object({
  keyId: Type.String(),
  ...keyMembers,
  prefix: Type.String({ description: 'How it begins, by which it is recognised.' }),
  state: oneOf(['active', 'expired', 'revoked']),
  createdAt: Type.String({ format: 'date-time' }),
  lastUsedAt: nullable(Type.String({ description: 'To the minute.' })),
});

export type ApiKey = Static<typeof apiKeySchema>;
