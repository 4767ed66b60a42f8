import { randomInt } from 'node:crypto';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { type GiftCardRow, insertGiftCard } from '@eyelet/db/gift-cards/gift-card.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { accounts, cardNumber, pinLength } from '@eyelet/domain/gift-cards/number.ts';
import type { Unit } from '@eyelet/domain/ledger/account.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import type { Shop } from '../kernel/shop.ts';
import { post } from '../ledger/post.ts';

/** The members that the issuer of a card decides; the others are generated. */
export type NewGiftCard = Pick<GiftCardRow, 'id' | 'form' | 'currency' | 'amount' | 'locale' | 'expires_at'> &
  Partial<GiftCardRow> &
  Readonly<{ number?: string; pin?: string }>;

export type GiftCardSecret = Readonly<{ number: string; pin: string }>;

const sealedFor = (id: string) => `gift card ${id}`;

/** Number and PIN of a card that a mail or a sheet still has to say; undefined for others. */
export function secretOf(
  { sealer }: Pick<Shop, 'sealer'>,
  { id, sealed }: Pick<GiftCardRow, 'id' | 'sealed'>,
): GiftCardSecret | undefined {
  const opened = sealed === null ? undefined : sealer.open(sealedFor(id), sealed);
  return opened === undefined ? undefined : (JSON.parse(opened) as GiftCardSecret);
}

/** A random account of nine digits is rarely taken; more attempts than this indicate a defect. */
const attempts = 20;

/**
 * Issues a card with an unpredictable number and PIN, and posts its value to the ledger. Undefined if the unit of the
 * order has its card already.
 */
export async function issueGiftCard(
  tx: Transaction<Tables>,
  { giftCardSecrets, sealer }: Pick<Shop, 'giftCardSecrets' | 'sealer'>,
  { number: given, pin: givenPin, ...wanted }: NewGiftCard,
  now: Date,
): Promise<GiftCardSecret | undefined> {
  const { id, order_number: order = null } = wanted;
  const pin = givenPin ?? String(randomInt(10 ** pinLength)).padStart(pinLength, '0');
  for (let attempt = 0; attempt < attempts; attempt++) {
    const number = given ?? cardNumber(randomInt(accounts));
    const inserted = await insertGiftCard(tx, {
      ...{ order_number: null, line_no: null, unit_no: null, sender: null, recipient_name: null, design: null },
      ...{ recipient_email: null, message: null, send_at: null, sent_at: null, locked_until: null, state: 'active' },
      activated_at: now,
      ...wanted,
      number_hash: giftCardSecrets.hashOfNumber(number),
      pin_hash: giftCardSecrets.hashOfPin(id, pin),
      last4: number.slice(-4),
      sealed: sealer.seal(sealedFor(id), JSON.stringify({ number, pin })),
      issued_at: now,
    });
    if (!inserted) {
      if (given !== undefined || (order !== null && (await hasCard(tx, wanted)))) return undefined;
      continue;
    }
    const holding = { kind: 'gift card', holder: id, unit: wanted.currency as Unit } as const;
    const reference = order ?? id;
    await post(tx, { key: `gift card ${id}`, kind: 'issue', reference, entries: issue(holding, wanted.amount) }, now);
    const payload = { giftCardId: id, amount: wanted.amount, currency: wanted.currency, orderNumber: order };
    await writeFacts(tx, [{ name: 'gift-card.issued', subject: id, payload }], now);
    return { number, pin };
  }
  throw new Error('no free number for a gift card was found');
}

async function hasCard(tx: Transaction<Tables>, { order_number, line_no, unit_no }: NewGiftCard): Promise<boolean> {
  const found = await tx
    .selectFrom('gift_card')
    .select('id')
    .where('order_number', '=', order_number ?? '')
    .where('line_no', '=', line_no ?? 0)
    .where('unit_no', '=', unit_no ?? 0)
    .executeTakeFirst();
  return found !== undefined;
}
