import type { Reader } from '@eyelet/db/database.ts';
import { unissuedCards } from '@eyelet/db/orders/waiting-cards.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/**
 * The gift cards of an order, by line, that go by mail and wait for a capture which their provider refuses. Whoever has locked the order
 * knows that none of them is issued meanwhile.
 */
export async function waitingCards(db: Reader, { orderNumber, lines }: StoredOrder): Promise<UnitsByLine> {
  const mailed = lines.filter(({ gift_card: card }) => card !== null && !card.printed).map(({ line_no }) => line_no);
  return mailed.length === 0 ? new Map() : unissuedCards(db, orderNumber, mailed);
}
