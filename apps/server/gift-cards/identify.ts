import { countWrongPin, type FundedCard, findCardByNumber, forgetWrongPins } from '@eyelet/db/gift-cards/gift-card.ts';
import { lockMinutes, mostWrongPins } from '@eyelet/domain/gift-cards/limits.ts';
import { isCardNumber, passesLuhn, plainNumber } from '@eyelet/domain/gift-cards/number.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { TooManyWaiting } from '../kernel/turnstile.ts';
import { unreadableNumber } from './sandbox.ts';

/** The number of a gift card, as typed, and its PIN. */
export type Claim = Readonly<{ number?: string | undefined; pin?: string | undefined }>;

export type ClaimRefusal = 'GFC400' | 'GFC700' | 'GFC800' | 'GFC760' | 'GFC799';

/** How many numbers an address may try in a minute, over all calls that take one. */
const triesPerMinute = 10;

/**
 * The card of a number and its PIN. Refuses a missing number (GFC400), a malformed one (GFC700), an unknown one
 * (GFC800), a wrong PIN (GFC760), and a failed lookup (GFC799). After five wrong PINs a card answers GFC760 for fifteen
 * minutes, whatever the PIN.
 */
export async function identify(
  context: Context,
  { number: typed = '', pin = '' }: Claim,
): Promise<FundedCard | Refusal<ClaimRefusal>> {
  const number = plainNumber(typed);
  if (number === '') return refuse('GFC400');
  if (!isCardNumber(number)) return refuse('GFC700');
  await limitTries(context);
  const { shop, now } = context;
  const { db } = shop.database;
  if (number === unreadableNumber && shop.config.stage === 'sandbox') return refuse('GFC799');
  // The last digit of every card number checks the others.
  if (!passesLuhn(number)) return refuse('GFC800');
  const card = await findCard(context, number);
  if (!card) return refuse(card === null ? 'GFC799' : 'GFC800');
  if (card.locked_until && card.locked_until > now) return refuse('GFC760');
  if (shop.giftCardSecrets.opens(pin.trim(), card)) {
    if (card.wrong_pins > 0) await forgetWrongPins(db, card.id);
    return card;
  }
  await countWrongPin(db, card.id, { most: mostWrongPins, until: new Date(now.getTime() + lockMinutes * 60_000) });
  return refuse('GFC760');
}

/** Undefined if there is none, null if the lookup failed. */
async function findCard({ shop }: Context, number: string): Promise<FundedCard | undefined | null> {
  try {
    return await findCardByNumber(shop.database.db, shop.giftCardSecrets.hashOfNumber(number));
  } catch (error) {
    shop.log.error({ err: error }, 'a gift card could not be looked up');
    return null;
  }
}

async function limitTries({ shop: { callLimits, config }, address }: Context): Promise<void> {
  const most = triesPerMinute * config.rateLimitFactor;
  const seconds = await callLimits.waitShared('giftCards.identify', address, most);
  if (seconds !== undefined) throw new TooManyWaiting(seconds);
}
