import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { webhookFactNames } from './facts.ts';

/** The members of a webhook that staff set. */
export const webhookMembers = {
  url: Type.String({ minLength: 1, maxLength: 500, description: 'Begins with https://.' }),
  description: Type.String({ maxLength: 200 }),
  facts: Type.Array(oneOf(webhookFactNames), { minItems: 1, maxItems: webhookFactNames.length, uniqueItems: true }),
  active: Type.Boolean({ description: 'Off: what happens meanwhile is not sent, and what waits goes on waiting.' }),
};

/** An address of an outside system that receives facts. The secret is never included. */
export const webhookSchema = Type.Object({
  webhookId: Type.String(),
  ...webhookMembers,
  version: Type.Integer(),
  createdAt: Type.String({ format: 'date-time' }),
  formerSecretUntil: nullable(
    Type.String({ description: 'Until then messages are signed with the previous secret as well.' }),
  ),
  waiting: Type.Integer({ description: 'Messages that are still to be delivered.' }),
  givenUp: Type.Integer({ description: 'Messages that were given up and not replayed.' }),
});

export type Webhook = Static<typeof webhookSchema>;

/** A webhook with its new secret, which is shown only once; null if the call is a repetition. */
export const webhookWithSecretSchema = Type.Object({ webhook: webhookSchema, secret: nullable(Type.String()) });

export const webhookParams = Type.Object({ webhookId: Type.String({ maxLength: 64 }) });
