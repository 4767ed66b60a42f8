import type { CurrentPromotion } from '@eyelet/contracts/promotions/list.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { figureOf } from './figure.ts';
import { lastDay } from './last-day.ts';

const none = { percent: null, amount: null, buy: null, get: null };
const terms = { 'en-US': 'USD', 'de-DE': 'EUR', 'fr-FR': 'EUR' } as const;

test.each<[Partial<CurrentPromotion['benefit']>, keyof typeof terms, string | undefined]>([
  [{ kind: 'percent', percent: 20 }, 'en-US', '−20%'],
  [{ kind: 'percent', percent: 20 }, 'de-DE', '−20\u00a0%'],
  [{ kind: 'percent', percent: 20 }, 'fr-FR', '−20\u00a0%'],
  [{ kind: 'amount', amount: 10 }, 'en-US', '−$10'],
  [{ kind: 'fixed-price', amount: 12 }, 'de-DE', '12\u00a0€'],
  [{ kind: 'fixed-price', amount: 12.5 }, 'en-US', '$12.50'],
  [{ kind: 'fixed-price', amount: 1000 }, 'de-DE', '1.000\u00a0€'],
  [{ kind: 'bundle', amount: 99 }, 'en-US', '$99'],
  [{ kind: 'buy-get', buy: 2, get: 1, percent: 100 }, 'en-US', '3 for 2'],
  [{ kind: 'buy-get', buy: 1, get: 1, percent: 50 }, 'en-US', '−50%'],
  [{ kind: 'buy-get-other', buy: 2, get: 1, percent: 100 }, 'en-US', '2 + 1 free'],
  [{ kind: 'buy-get-other', buy: 2, get: 1, percent: 50 }, 'de-DE', '−50\u00a0%'],
  [{ kind: 'steps', percent: 10 }, 'de-DE', 'Bis −10\u00a0%'],
  [{ kind: 'reduced-delivery', percent: 50 }, 'en-US', '−50%'],
  [{ kind: 'reduced-delivery', amount: 5 }, 'en-US', '−$5'],
  [{ kind: 'free-delivery' }, 'en-US', undefined],
  [{ kind: 'gift' }, 'en-US', undefined],
])('the figure of %j in %s is %s', (benefit, tag, figure) => {
  const full = { ...none, kind: 'gift', ...benefit } as CurrentPromotion['benefit'];
  expect(figureOf(full, { say: createMessages(tag), tag, currency: terms[tag] })).toBe(figure);
});

test('the last day is the one before the end, as the market reckons days', () => {
  const endsAt = '2027-03-31T22:00:00Z';
  expect(lastDay(endsAt, { tag: 'en-US', timeZone: 'America/New_York' })).toBe('March 31, 2027');
  expect(lastDay(endsAt, { tag: 'de-DE', timeZone: 'Europe/Berlin' })).toBe('31. März 2027');
  expect(lastDay('2027-04-01T04:00:00Z', { tag: 'en-US', timeZone: 'America/New_York' })).toBe('March 31, 2027');
});
