import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { promotionParams } from '../promotion-desk/promotion.ts';

/** The most codes of one batch. */
export const mostCodes = 100_000;

/** State of a batch: its codes are being made, all are made, or none can be used any more. */
export const batchStates = ['making', 'ready', 'withdrawn'] as const;

/** The members of a batch that staff set. */
export const batchMembers = {
  prefix: Type.String({
    maxLength: 20,
    pattern: '^([A-Z0-9]+(-[A-Z0-9]+)*)?$',
    description: 'With what each code begins; may be empty.',
  }),
  count: Type.Integer({ minimum: 1, maximum: mostCodes }),
  mostUses: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Of each code.' }),
  endsAt: nullable(Type.String({ format: 'date-time', description: 'Exclusive.' })),
};

/** Random codes of a promotion that are made together. */
export const codeBatchSchema = Type.Object({
  batchId: Type.String(),
  ...batchMembers,
  state: oneOf(batchStates),
  made: Type.Integer({ description: 'Codes that are there.' }),
  used: Type.Integer({ description: 'Codes that were used at least once, by orders that are being placed too.' }),
  askedAt: Type.String({ format: 'date-time' }),
});

export const batchParams = Type.Object({
  ...promotionParams.properties,
  batchId: Type.String({ format: 'uuid', description: 'Chosen by the caller, so that asking twice makes one batch.' }),
});

export type CodeBatch = Static<typeof codeBatchSchema>;
