import { randomUUID } from 'node:crypto';
import type { CaseRow } from '@eyelet/db/cases/case.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { countAskedLetters } from '@eyelet/db/letters/asked-letter.ts';
import type { NewLetter } from '@eyelet/db/letters/letter.ts';
import { defaultMarket, marketByHeader, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { aboutText } from './subject-words.ts';

type About = Pick<CaseRow, 'reference' | 'category' | 'subject' | 'email' | 'first_name' | 'locale'>;

/** Letters of receipt that one address gets in a day, so that nobody can flood somebody else's address. */
const mostReceipts = 5;
const dayMs = 24 * 60 * 60 * 1000;

/** The letter of receipt. It repeats nothing of the message: anybody could have entered any address. */
export async function receivedLetters(tx: Reader, about: About, now: Date): Promise<readonly NewLetter[]> {
  const share = { most: mostReceipts, now, windowMs: dayMs };
  const recipients = await countAskedLetters(tx, 'case-received', [about.email], share);
  const { tag } = marketByHeader(about.locale) ?? defaultMarket;
  return recipients.map((recipient) => ({
    ...{ id: randomUUID(), kind: 'case-received', recipient, locale: about.locale },
    facts: {
      name: about.first_name,
      reference: about.reference,
      about: aboutText(tag, about.category, about.subject),
    },
  }));
}

/** Notifies the shop of a new case or message, without its text, which is read in the studio. None if the shop has set no address. */
export function reportLetters(
  { settings, config }: Pick<Shop, 'settings' | 'config'>,
  { reference, category, subject }: About,
): readonly NewLetter[] {
  const recipient = settings.current()['care.email'];
  if (recipient === null) return [];
  const market = marketByLocale(config.defaultLocale) ?? defaultMarket;
  const about = aboutText(market.tag, category, subject);
  return [
    {
      ...{ id: randomUUID(), kind: 'case-reported', recipient, locale: market.header },
      facts: { name: '', reference, about },
    },
  ];
}

/** The answer to a case, as its author wrote it. */
export function answerLetter(
  { reference, category, subject, email: recipient, first_name: name, locale }: About,
  entryId: string,
  words: string,
): NewLetter {
  const { tag } = marketByHeader(locale) ?? defaultMarket;
  const facts = { name, reference, about: aboutText(tag, category, subject), words };
  return { id: `case-${entryId}`, kind: 'case-answered', recipient, locale, facts };
}
