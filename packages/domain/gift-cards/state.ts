import type { Currency } from '../money/currency.ts';

/** The facts that decide whether a card can pay. Balance in minor units. */
export type CardFacts = Readonly<{
  state: 'active' | 'blocked';
  currency: string;
  expiresAt: Date | null;
  /** Since when it can be used; null for a printed one that has not left the shop. */
  activatedAt: Date | null;
  balance: number;
}>;

/** The state of a card as shoppers see it. */
export const cardStates = ['active', 'inactive', 'blocked', 'expired', 'empty'] as const;

export type CardState = (typeof cardStates)[number];

export function stateOfCard({ state, expiresAt, activatedAt, balance }: CardFacts, now: Date): CardState {
  if (state === 'blocked') return 'blocked';
  if (expiresAt && expiresAt <= now) return 'expired';
  if (activatedAt === null) return 'inactive';
  return balance === 0 ? 'empty' : 'active';
}

/** Why a card cannot pay in a currency (C8.64 to C8.66); undefined when it can. */
export function problemOfCard(
  card: CardFacts,
  currency: Currency,
  now: Date,
): 'GFC812' | 'GFC725' | 'GFC740' | undefined {
  const state = stateOfCard(card, now);
  if (state === 'expired') return 'GFC812';
  if (state === 'blocked' || state === 'inactive' || card.currency !== currency) return 'GFC725';
  return state === 'empty' ? 'GFC740' : undefined;
}
