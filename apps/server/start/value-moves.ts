import { pointsMoves } from '../loyalty/points-moves.ts';
import type { PayingMoves } from '../tenders/ledger-tender.ts';
import { moneyMoves } from '../tenders/money-moves.ts';
import { athleteTender, creditTender, giftCardTender, pointsTender, rewardTender } from '../tenders/names.ts';

/** The postings of each kind of value that can pay, by the name of its tender; the contract of tenders is tested for each. */
export const valueMoves: Readonly<Record<string, PayingMoves>> = {
  [giftCardTender]: moneyMoves('gift card'),
  [pointsTender]: pointsMoves,
  [rewardTender]: moneyMoves('reward'),
  [athleteTender]: moneyMoves('athlete credit'),
  [creditTender]: moneyMoves('store credit'),
};
