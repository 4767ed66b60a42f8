import { listMemberHistory } from '@eyelet/contracts/loyalty-desk/list-history.ts';
import { findMemberRow } from '@eyelet/db/loyalty/desk-list.ts';
import { tierCountsSince } from '@eyelet/domain/loyalty/earning.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { pointsHistory } from '../loyalty/list-history.ts';

export const listMemberHistoryHandler = handle(listMemberHistory, async ({ shop, now }, { params, query }) => {
  const { db } = shop.database;
  const member = await findMemberRow(db, params.consumerNo, tierCountsSince(now));
  return member ? pointsHistory(db, member.id, query) : refuse('STF404');
});
