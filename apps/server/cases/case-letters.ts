import type { CaseRow } from '@eyelet/db/cases/case.ts';
import type { NewLetter } from '@eyelet/db/letters/letter.ts';
import { defaultMarket, marketByHeader, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { aboutText } from './subject-words.ts';

type About = Pick<CaseRow, 'reference' | 'category' | 'subject' | 'email' | 'first_name' | 'locale'>;

/** The letter of receipt. It repeats nothing of the message: anybody could have entered any address. */
export function receiptLetter({ reference, category, subject, email, first_name: name, locale }: About): NewLetter {
  const { tag } = marketByHeader(locale) ?? defaultMarket;
  const facts = { name, reference, about: aboutText(tag, category, subject) };
  return { id: `case-${reference}`, kind: 'case-received', recipient: email, locale, facts };
}

/**
 * Notifies the shop of a new case or message, without its text, which is read in the studio. None if the shop has set no address.
 * `written` is the id of what was written, or the reference of a new case.
 */
export function reportLetter(
  { settings, config }: Pick<Shop, 'settings' | 'config'>,
  { reference, category, subject }: About,
  written: string,
): NewLetter | undefined {
  const recipient = settings.current()['care.email'];
  if (recipient === null) return undefined;
  const market = marketByLocale(config.defaultLocale) ?? defaultMarket;
  const about = aboutText(market.tag, category, subject);
  return {
    ...{ id: `case-${written}`, kind: 'case-reported', recipient, locale: market.header },
    facts: { name: '', reference, about },
  };
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
