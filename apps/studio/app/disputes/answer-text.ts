import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { dateTime, type StudioLanguage } from '../words/words.ts';

type Words = Readonly<{ t: Translate; language: StudioLanguage }>;

type Answer = NonNullable<Dispute['answer']>;

const acceptances = {
  draft: 'draft',
  waiting: 'accepting',
  sent: 'accepted',
  refused: 'acceptance-refused',
  late: 'late',
  uncertain: 'uncertain',
} as const;

/** How far an answer is: one that did not come through in time, or may not have, is not called sent. */
export function stateOf({ state, problem }: Answer): keyof typeof acceptances {
  return problem === 'late' || problem === 'uncertain' ? problem : state;
}

/** How far the shop's answer to a dispute is, and who has sent it. */
export function answerText({ t, language }: Words, { answer }: Pick<Dispute, 'answer'>): string {
  if (answer === null) return t('studio.disputes.answer.none');
  const { submittedAt, submittedBy, sentAt } = answer;
  const state = stateOf(answer);
  if (state === 'draft') return t('studio.disputes.answer.draft');
  const when = dateTime(language, sentAt ?? submittedAt ?? '');
  const said = t(`studio.disputes.answer.${answer.kind === 'acceptance' ? acceptances[state] : state}`, { when });
  return submittedBy === '' ? said : `${said} · ${submittedBy}`;
}
