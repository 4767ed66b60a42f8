import type { Fulfilment } from '@eyelet/contracts/cart/fulfilment.ts';
import type { GiftOption } from '@eyelet/contracts/cart/gift-option.ts';
import { email } from '../validation/email.ts';
import type { Nature } from './nature.ts';

/** A gift option as a request or a form sends it. */
export type GiftOptionInput = Readonly<{ [Member in keyof GiftOption]?: string | undefined }>;

export type GiftOptionRead =
  /** Nothing was filled in: no gift option, or the existing one is removed. */
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'complete'; giftOption: GiftOption }>
  /** Members that are missing or invalid, in the order of the form. */
  | Readonly<{ kind: 'incomplete'; members: readonly (keyof GiftOption)[] }>;

const members = ['to', 'email', 'message'] as const;

/**
 * Reads a gift option: all three members or none (C5.58). The email may be blank, as the card lies in the parcel; a
 * given one must be valid. Texts are trimmed.
 */
export function readGiftOption(input: GiftOptionInput | null | undefined): GiftOptionRead {
  const trimmed = { to: textOf(input?.to), email: textOf(input?.email), message: textOf(input?.message) };
  if (members.every((member) => trimmed[member] === '')) return { kind: 'none' };
  const wrong = members.filter((one) =>
    one === 'email' ? input?.email === undefined || email(trimmed.email) !== undefined : trimmed[one] === '',
  );
  return wrong.length > 0 ? { kind: 'incomplete', members: wrong } : { kind: 'complete', giftOption: trimmed };
}

/**
 * Why an item cannot have a gift option: its product has none (GFO404), or it is collected, digital or a free gift
 * (GFO405).
 */
export function giftProblem(
  item: Readonly<{ fulfilment: Fulfilment; nature: Nature; isBonus: boolean; hasGiftOption: boolean }>,
): 'unavailable' | 'not-applicable' | undefined {
  if (item.isBonus || item.nature === 'digital' || item.fulfilment === 'pickup') return 'not-applicable';
  return item.hasGiftOption ? undefined : 'unavailable';
}

function textOf(value: string | undefined): string {
  return value?.trim() ?? '';
}
