import { readSettlement } from '@eyelet/contracts/settlements/read.ts';
import { findSettlement } from '@eyelet/db/settlements/settlement.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { settlementView } from './view.ts';

export const readSettlementHandler = handle(readSettlement, async ({ shop }, { params }) => {
  const row = await findSettlement(shop.database.db, params.settlementId.toLowerCase());
  return row ? settlementView(row) : refuse('STF404');
});
