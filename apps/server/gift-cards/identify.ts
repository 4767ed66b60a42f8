import { isCardNumber, isOwnNumber, plainNumber } from '@eyelet/domain/gift-cards/number.ts';
import type { CardClaim, ProvidedCard } from '../gift-card-providers/provider.ts';
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
 * The card of a number and its PIN, of the shop itself or of a provider outside. Refuses a missing number (GFC400), a malformed one
 * (GFC700), an unknown one (GFC800), a wrong PIN (GFC760), and a failed lookup (GFC799). After five wrong PINs a card answers GFC760
 * for fifteen minutes, whatever the PIN.
 */
export async function identify(
  context: Context,
  { number: typed = '', pin = '' }: Claim,
): Promise<ProvidedCard | Refusal<ClaimRefusal>> {
  const number = plainNumber(typed);
  if (number === '') return refuse('GFC400');
  if (!isCardNumber(number)) return refuse('GFC700');
  await limitTries(context);
  if (number === unreadableNumber && context.shop.config.stage === 'sandbox') return refuse('GFC799');
  const card = await findCard(context, { number, pin });
  if (card === 'wrong PIN') return refuse('GFC760');
  if (card === 'unknown') return refuse('GFC800');
  return card ?? refuse('GFC799');
}

/** Undefined if the lookup failed. */
async function findCard({ shop, now }: Context, claim: CardClaim) {
  const { own, outside } = shop.giftCards;
  const provider = outside && !isOwnNumber(claim.number) ? outside : own;
  try {
    return await provider.find(claim, now);
  } catch (error) {
    shop.log.error({ err: error }, 'a gift card could not be looked up');
    return undefined;
  }
}

async function limitTries({ shop: { callLimits, config }, address }: Context): Promise<void> {
  const most = triesPerMinute * config.rateLimitFactor;
  const seconds = await callLimits.waitShared('giftCards.identify', address, most);
  if (seconds !== undefined) throw new TooManyWaiting(seconds);
}
