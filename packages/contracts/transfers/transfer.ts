import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { goodsMembers } from '../stock/goods.ts';

export const transferStates = ['draft', 'sent', 'received', 'cancelled'] as const;

/** Why other pieces came than were sent, or not all of them can be sold. */
export const differenceReasons = ['miscounted', 'mixed-up', 'damaged', 'missing', 'other'] as const;

/** Why a transfer is cancelled. */
export const cancelReasons = ['not-needed', 'wrong-goods', 'not-collected', 'other'] as const;

export const stepKinds = ['created', 'sent', 'received', 'cancelled'] as const;

export type TransferState = (typeof transferStates)[number];
export type DifferenceReason = (typeof differenceReasons)[number];
export type CancelReason = (typeof cancelReasons)[number];
export type StepKind = (typeof stepKinds)[number];

/** The most kinds of goods in a transfer, and the most pieces of one. */
export const mostTransferLines = 200;
export const mostTransferUnits = 9_999;

const placeSchema = Type.Object({ placeId: Type.String(), name: Type.String() });

/** A transfer as lists show it. */
export const listedTransferSchema = Type.Object({
  transferId: Type.String(),
  number: Type.String({ description: 'As people say it, such as T-1001.' }),
  from: placeSchema,
  to: placeSchema,
  state: oneOf(transferStates),
  units: Type.Integer({ description: 'Pieces to be sent, or that were.' }),
  inTransit: Type.Integer({ description: 'Pieces that have left and are at neither place.' }),
  createdAt: Type.String({ format: 'date-time' }),
  sentAt: nullable(Type.String()),
  endedAt: nullable(Type.String({ description: 'When it was wholly received or cancelled.' })),
});

const moved = {
  received: Type.Integer({ description: 'In the stock of the destination.' }),
  damaged: Type.Integer({ description: 'Came, and cannot be sold.' }),
  lost: Type.Integer({ description: 'Never came.' }),
  found: Type.Integer({ description: 'Came beyond what was sent.' }),
  returned: Type.Integer({ description: 'Back in the stock of the place that sent them.' }),
};

/**
 * A transfer of stock between two places. Of each kind of goods, `sent` and `found` together are always `received`, `damaged`, `lost`,
 * `returned` and `inTransit`.
 */
export const transferSchema = Type.Object({
  ...listedTransferSchema.properties,
  note: Type.String(),
  version: Type.Integer({ description: 'Sent back with a change.' }),
  lines: Type.Array(
    Type.Object({
      ...goodsMembers,
      qty: Type.Integer({ description: 'Pieces that the draft wants; 0 for goods that only came.' }),
      free: nullable(Type.Integer({ description: 'What the sending place can send now; null once it was sent.' })),
      sent: Type.Integer(),
      ...moved,
      inTransit: Type.Integer(),
    }),
  ),
  steps: Type.Array(
    Type.Object({
      stepId: Type.String(),
      kind: oneOf(stepKinds),
      at: Type.String({ format: 'date-time' }),
      author: Type.String({ description: 'Empty once the person was deleted.' }),
      reason: nullable(oneOf(cancelReasons)),
      note: Type.String(),
      lines: Type.Array(Type.Object({ upc: Type.String(), ...moved, reason: nullable(oneOf(differenceReasons)) }), {
        description: 'What it moved; of the sending, nothing but what is in `lines` above.',
      }),
    }),
    { description: 'What has happened to it, the earliest first.' },
  ),
});

export type ListedTransfer = Static<typeof listedTransferSchema>;
export type Transfer = Static<typeof transferSchema>;
export type TransferLine = Transfer['lines'][number];
export type TransferStep = Transfer['steps'][number];

/** The caller makes the ids, so that a repeated call acts once. */
export const transferParams = Type.Object({ transferId: Type.String({ format: 'uuid' }) });
export const transferStepParams = Type.Object({
  transferId: Type.String({ format: 'uuid' }),
  stepId: Type.String({ format: 'uuid' }),
});

export const transferVersion = {
  version: Type.Integer({ minimum: 1, description: 'The version that was read; another one is refused.' }),
};
