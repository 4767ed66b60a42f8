import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { dateTime, type StudioLanguage } from '../words/words.ts';

type Words = Readonly<{ t: Translate; language: StudioLanguage }>;

/** Why a payment is contested: as the shop knows it, with the words of the provider. */
export function reasonText({ t }: Pick<Words, 't'>, { isFraud, reason }: Pick<Dispute, 'isFraud' | 'reason'>): string {
  const known = t(isFraud ? 'studio.disputes.fraud' : 'studio.disputes.otherReason');
  return reason === '' ? known : `${known} · ${reason}`;
}

/** Whether goods are kept back, and who let them go. */
export function goodsText({ t, language }: Words, { holdsGoods, releasedAt, releasedBy }: Dispute): string {
  if (holdsGoods) return t('studio.disputes.held');
  if (releasedAt === null) return t('studio.disputes.notHeld');
  const when = dateTime(language, releasedAt);
  return releasedBy === ''
    ? t('studio.disputes.releasedAt', { when })
    : t('studio.disputes.releasedBy', { when, name: releasedBy });
}
