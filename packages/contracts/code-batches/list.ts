import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { promotionParams } from '../promotion-desk/promotion.ts';
import { codeBatchSchema } from './batch.ts';

/** The batches of codes of a promotion, the latest first. */
export const listCodeBatches = operation({
  id: 'codeBatches.list',
  method: 'GET',
  path: '/staff/v1/promotions/{promotionId}/code-batches',
  summary: 'List the batches of codes of a promotion',
  callers: { staff: 'promotions.read', keys: true },
  params: promotionParams,
  query: Type.Object(pageQuery),
  response: pageOf(codeBatchSchema),
  refusals: ['STF404'],
  invalid: 'STF400',
});
