import type { NewLetter } from '@eyelet/db/letters/letter.ts';
import type { MailFile } from '@eyelet/db/outbox/mail.ts';
import { calendarFile, calendarType } from '@eyelet/domain/calendar/calendar-file.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** The title and the description of a letter's calendar entry. */
const entryWords = {
  'item-reserved': { title: 'mail.letter.item-reserved.entry', note: 'mail.letter.item-reserved.note' },
  'event-confirmed': { title: 'mail.letter.event.entry', note: 'mail.letter.event.note' },
  'event-seat-free': { title: 'mail.letter.event.entry', note: 'mail.letter.event.note' },
} as const;

/**
 * The calendar entries attached to a letter: the last visit for a reserved item, and each day of an event of the brand.
 * The facts `from` and `to` are instants, joined by commas.
 */
export function filesOf({ kind, facts }: NewLetter, t: Translate, origin: string, now: Date): readonly MailFile[] {
  const words = Object.hasOwn(entryWords, kind) ? entryWords[kind as keyof typeof entryWords] : undefined;
  const { reference, from, to, where = '', page = '' } = facts;
  if (!words || !reference || !from || !to) return [];
  const ends = to.split(',');
  const host = new URL(origin).hostname;
  const entries = from.split(',').map((start, index) => ({
    uid: index === 0 ? `${reference}@${host}` : `${reference}-${index + 1}@${host}`,
    from: new Date(start),
    to: new Date(ends[index] ?? start),
    title: t(words.title, facts),
    place: where,
    note: t(words.note, facts),
    url: origin + page,
  }));
  return [{ name: `${reference}.ics`, type: calendarType, content: calendarFile(entries, now) }];
}
