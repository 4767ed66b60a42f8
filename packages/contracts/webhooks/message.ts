import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

export const webhookMessageStates = ['waiting', 'delivered', 'given up'] as const;

/** Why no answer came. */
export const webhookFailures = ['not-public', 'no-time', 'unreachable', 'secret'] as const;

/** One fact on its way to one address. `messageId` is the header `webhook-id` of every try. */
export const webhookMessageSchema = Type.Object({
  messageId: Type.String(),
  fact: Type.String(),
  subject: Type.String({ description: 'What it is about, such as the number of an order.' }),
  happenedAt: Type.String({ format: 'date-time' }),
  state: oneOf(webhookMessageStates),
  tries: Type.Integer({ description: 'Since it was first sent, or last replayed.' }),
  nextAt: nullable(Type.String({ description: 'When it is tried next.' })),
});

/** One try: the status that was answered and the beginning of the answer, or why there is none. */
export const webhookTrySchema = Type.Object({
  at: Type.String({ format: 'date-time' }),
  milliseconds: Type.Integer(),
  status: nullable(Type.Integer()),
  answer: Type.String(),
  failure: nullable(oneOf(webhookFailures)),
});

export type WebhookMessage = Static<typeof webhookMessageSchema>;
export type WebhookTry = Static<typeof webhookTrySchema>;
export type WebhookFailure = (typeof webhookFailures)[number];
