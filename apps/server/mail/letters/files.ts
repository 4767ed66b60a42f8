import type { LetterRow } from '@eyelet/db/letters/letter.ts';
import type { MailFile } from '@eyelet/db/outbox/mail.ts';
import { calendarFile, calendarType } from '@eyelet/domain/calendar/calendar-file.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** The attachments of a letter: for a reserved item, the last visit to its store as a calendar entry. */
export function filesOf({ kind, facts }: LetterRow, t: Translate, origin: string, now: Date): readonly MailFile[] {
  const { reference, from, to, where = '', page = '' } = facts;
  if (kind !== 'item-reserved' || !reference || !from || !to) return [];
  const entry = {
    uid: `${reference}@${new URL(origin).hostname}`,
    from: new Date(from),
    to: new Date(to),
    title: t('mail.letter.item-reserved.entry', facts),
    place: where,
    note: t('mail.letter.item-reserved.note', facts),
    url: origin + page,
  };
  return [{ name: `${reference}.ics`, type: calendarType, content: calendarFile(entry, now) }];
}
