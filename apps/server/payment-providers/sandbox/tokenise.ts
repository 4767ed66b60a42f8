import { randomBytes } from 'node:crypto';
import type { Card } from '@eyelet/contracts/cart/instrument.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { insertSandboxCard } from '@eyelet/db/payments/sandbox-card.ts';
import { behaviourOf, brandOf, type CardEntry, type CardProblem, checkCard, readExpiry } from './card.ts';

export type Tokenised =
  | Readonly<{ kind: 'token'; token: string; card: Card }>
  | Readonly<{ kind: 'problems'; problems: readonly CardProblem[] }>;

/** Exchanges a card for a token. Number and security code are neither stored nor logged (C8.164). */
export async function tokenise(db: Reader, entry: CardEntry, now: Date): Promise<Tokenised> {
  const problems = checkCard(entry, now);
  const expiry = readExpiry(entry.expiry);
  if (problems.length > 0 || !expiry) return { kind: 'problems', problems };
  const digits = entry.number.replace(/\D/g, '');
  const card = {
    brand: brandOf(digits)?.brand ?? 'card',
    last4: digits.slice(-4),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
  };
  const token = `card_${randomBytes(18).toString('base64url')}`;
  await insertSandboxCard(db, {
    token,
    behaviour: behaviourOf(digits),
    brand: card.brand,
    last4: card.last4,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    created_at: now,
  });
  return { kind: 'token', token, card };
}
