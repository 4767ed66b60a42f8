import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** Why staff do something with an account. */
export const customerReasons = ['asked', 'mistake', 'security', 'law', 'other'] as const;

export const requestKinds = ['export', 'erasure'] as const;

export const requestStates = ['waiting', 'done', 'refused'] as const;

export const customerActions = ['profile', 'sessions', 'reset-mail'] as const;

const instant = Type.String({ format: 'date-time' });
const uuid = '^[0-9a-fA-F-]{36}$';

/** An export or an erasure that somebody of the staff asks for, and that another one decides. */
export const customerRequestSchema = Type.Object({
  requestId: Type.String(),
  kind: oneOf(requestKinds),
  reason: oneOf(customerReasons),
  note: Type.String(),
  state: oneOf(requestStates),
  askedBy: Type.String({ description: 'Empty once they are deleted.' }),
  askedAt: instant,
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(instant),
  isOwn: Type.Boolean({ description: 'Whether the caller has asked for it, and so cannot approve it.' }),
  fileUntil: nullable(
    Type.String({
      format: 'date-time',
      description: 'Until when the caller can read the file of an export; null without one, and for whom it is not.',
    }),
  ),
});

/** What somebody of the staff has done with an account alone. */
export const customerActionSchema = Type.Object({
  actionId: Type.String(),
  action: oneOf(customerActions),
  reason: oneOf(customerReasons),
  note: Type.String(),
  before: Type.Record(Type.String(), Type.String(), { description: 'The members that were changed.' }),
  after: Type.Record(Type.String(), Type.String()),
  doneBy: Type.String({ description: 'Empty once they are deleted.' }),
  doneAt: instant,
});

export type CustomerRequest = Static<typeof customerRequestSchema>;
export type CustomerAction = Static<typeof customerActionSchema>;

/** Why, and what colleagues should know; sent with everything that staff do with an account. */
export const reasonMembers = {
  reason: oneOf(customerReasons),
  note: Type.String({ maxLength: 300, description: 'For colleagues; empty for none.' }),
};

export const requestParams = Type.Object({
  consumerNo: Type.String({ maxLength: 64 }),
  requestId: Type.String({ pattern: uuid, description: 'A UUID made by whoever asks for it.' }),
});

export const actionParams = Type.Object({
  consumerNo: Type.String({ maxLength: 64 }),
  actionId: Type.String({ pattern: uuid, description: 'A UUID made by whoever does it.' }),
});
