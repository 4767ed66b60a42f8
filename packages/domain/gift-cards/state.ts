import type { Currency } from '../money/currency.ts';

/** The facts that decide whether a card can pay. Balance in minor units. */
export type CardFacts = Readonly<{
  state: 'active' | 'blocked';
  currency: string;
  expiresAt: Date | null;
  balance: number;
}>;

/** The state of a card as shoppers see it. */
export const cardStates = ['active', 'blocked', 'expired', 'empty'] as const;

export type CardState = (typeof cardStates)[number];

export function stateOfCard({ state, expiresAt, balance }: CardFacts, now: Date): CardState {
  if (state === 'blocked') return 'blocked';
  if (expiresAt && expiresAt <= now) return 'expired';
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
  if (state === 'blocked' || card.currency !== currency) return 'GFC725';
  return state === 'empty' ? 'GFC740' : undefined;
}
