import { cardNumber } from '@eyelet/domain/gift-cards/number.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';

export type DemoGiftCard = Readonly<{
  number: string;
  pin: string;
  currency: Currency;
  /** Header form of its market. */
  locale: string;
  /** Minor units. */
  amount: number;
  expiresAt: string | null;
  /** Whether all of it is spent. */
  empty: boolean;
  /** Its purpose, in the list that the start prints. */
  shows: string;
}>;

const usual = { currency: 'USD', locale: 'en_US', amount: 5000, expiresAt: null, empty: false } as const;

/** Gift cards to try; their PINs are public, so only a sandbox has them. */
export const giftCards: readonly DemoGiftCard[] = [
  { ...usual, number: cardNumber(100_000_050), pin: '110011', shows: '50 US dollars' },
  { ...usual, number: cardNumber(100_000_500), pin: '120012', amount: 50_000, shows: '500 US dollars' },
  {
    ...usual,
    number: cardNumber(200_000_050),
    pin: '130013',
    currency: 'CAD',
    locale: 'en_CA',
    shows: '50 Canadian dollars',
  },
  { ...usual, number: cardNumber(300_000_050), pin: '140014', currency: 'GBP', locale: 'en_GB', shows: '50 pounds' },
  {
    ...usual,
    number: cardNumber(400_000_050),
    pin: '150015',
    currency: 'EUR',
    locale: 'de_DE',
    shows: '50 euros',
  },
  {
    ...usual,
    ...{ number: cardNumber(400_000_500), pin: '180018', currency: 'EUR', locale: 'de_DE', amount: 50_000 },
    shows: '500 euros',
  },
  { ...usual, number: cardNumber(100_000_001), pin: '160016', empty: true, shows: 'US dollars, all spent' },
  {
    ...usual,
    ...{ number: cardNumber(100_000_002), pin: '170017', expiresAt: '2025-12-31T23:59:59Z' },
    shows: 'US dollars, expired',
  },
];
