import { expect, test } from 'vitest';
import { type CardFacts, problemOfCard, stateOfCard } from './state.ts';

const now = new Date('2026-11-22T12:00:00Z');
const card: CardFacts = { state: 'active', currency: 'EUR', expiresAt: null, activatedAt: now, balance: 100 };

test.each<[Partial<CardFacts>, string, string | undefined]>([
  [{}, 'active', undefined],
  [{ expiresAt: new Date('2026-11-22T12:00:01Z') }, 'active', undefined],
  [{ expiresAt: now }, 'expired', 'GFC812'],
  [{ expiresAt: now, balance: 0 }, 'expired', 'GFC812'],
  [{ state: 'blocked' }, 'blocked', 'GFC725'],
  [{ activatedAt: null }, 'inactive', 'GFC725'],
  [{ activatedAt: null, expiresAt: now }, 'expired', 'GFC812'],
  [{ currency: 'USD' }, 'active', 'GFC725'],
  [{ currency: 'USD', balance: 0 }, 'empty', 'GFC725'],
  [{ balance: 0 }, 'empty', 'GFC740'],
])('%j is %s and pays euros unless %s', (facts, state, problem) => {
  expect(stateOfCard({ ...card, ...facts }, now)).toBe(state);
  expect(problemOfCard({ ...card, ...facts }, 'EUR', now)).toBe(problem);
});
