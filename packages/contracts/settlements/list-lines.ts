import { Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { settlementLineSchema, settlementParams } from './settlement.ts';

/** The lines of a settlement report, in its order, by page. */
export const listSettlementLines = operation({
  id: 'settlements.listLines',
  method: 'GET',
  path: '/staff/v1/settlements/{settlementId}/lines',
  summary: 'List the lines of a settlement report',
  callers: { staff: 'payments.read' },
  params: settlementParams,
  query: Type.Object({
    after: Type.Optional(Type.Integer({ minimum: 0, description: 'The `next` of the page before.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    lines: Type.Optional(oneOf(['all', 'differing'], 'By default those that differ.')),
  }),
  response: Type.Object({ rows: Type.Array(settlementLineSchema), next: nullable(Type.Integer()) }),
  refusals: ['STF404'],
  invalid: 'STF400',
});
