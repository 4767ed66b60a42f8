import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { promotionParams } from '../promotion-desk/promotion.ts';

/** Codes that one batch may have. */
export const mostCodes = 100_000;

/** Where a batch stands: its codes are being made, all of them are there, or none can be used any more. */
export const batchStates = ['making', 'ready', 'withdrawn'] as const;

/** What is decided of a batch before it is made. */
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

/** Codes of a promotion that are made in one go, by chance. */
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
