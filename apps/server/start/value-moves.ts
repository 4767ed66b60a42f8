import { pointsMoves } from '../loyalty/points-moves.ts';
import type { PayingMoves } from '../tenders/ledger-tender.ts';
import { moneyMoves } from '../tenders/money-moves.ts';
import { athleteTender, giftCardTender, pointsTender, rewardTender } from '../tenders/names.ts';

/** What moves for each kind of value on the ledger that pays, by the name of its tender; the contract of tenders is tested for each. */
export const valueMoves: Readonly<Record<string, PayingMoves>> = {
  [giftCardTender]: moneyMoves('gift card'),
  [pointsTender]: pointsMoves,
  [rewardTender]: moneyMoves('reward'),
  [athleteTender]: moneyMoves('athlete credit'),
  'store-credit': moneyMoves('store credit'),
};
