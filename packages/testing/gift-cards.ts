import { randomUUID } from 'node:crypto';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import type { FundedCard } from '@eyelet/db/gift-cards/gift-card.ts';
import { findGiftCards } from '@eyelet/db/gift-cards/gift-card.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { issueGiftCard, type NewGiftCard } from '@eyelet/server/gift-cards/issue.ts';
import type { Shopper } from './shopper.ts';
import type { RunningShop } from './start-shop.ts';

export type TestGiftCard = Readonly<{ id: string; number: string; pin: string }>;

/** A gift card with an amount in minor units, by default of US dollars. */
export async function newGiftCard(
  { shop }: Pick<RunningShop, 'shop'>,
  amount: number,
  more: Partial<NewGiftCard> = {},
): Promise<TestGiftCard> {
  const id = randomUUID();
  const card = { id, form: 'digital', currency: 'USD', locale: 'en_US', expires_at: null, amount, ...more } as const;
  const secret = await transact(shop.database.db, (tx) => issueGiftCard(tx, shop, card, shop.clock()));
  if (!secret) throw new Error('the gift card exists already');
  return { id, ...secret };
}

/** The balance of a card in minor units. */
export async function balanceOfCard({ shop }: Pick<RunningShop, 'shop'>, id: string): Promise<number | undefined> {
  const [card] = await findGiftCards(shop.database.db, [id]);
  return (card as FundedCard | undefined)?.balance;
}

/** Has a cart be paid with a card as far as it goes. */
export async function payWithGiftCard(
  shopper: Pick<Shopper, 'call'>,
  basketId: string,
  { number, pin }: TestGiftCard,
): Promise<void> {
  const body = { payment_method_id: 'GIFT_CARD', additionalData: { number, pin } } as const;
  await shopper.call(addInstrument, { params: { basketId }, body });
}
