import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { dateTime, type StudioLanguage } from '../words/words.ts';

type Words = Readonly<{ t: Translate; language: StudioLanguage }>;

/** How far the shop's answer to a dispute is, and who has sent it. */
export function answerText({ t, language }: Words, { answer }: Pick<Dispute, 'answer'>): string {
  if (answer === null) return t('studio.disputes.answer.none');
  const { kind, state, submittedAt, submittedBy, sentAt } = answer;
  if (state === 'draft') return t('studio.disputes.answer.draft');
  const when = dateTime(language, sentAt ?? submittedAt ?? '');
  const said = t(`studio.disputes.answer.${kind === 'acceptance' ? 'accepted' : state}`, { when });
  return submittedBy === '' ? said : `${said} · ${submittedBy}`;
}
