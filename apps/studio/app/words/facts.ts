import { type EventName, eventKinds } from '@eyelet/contracts/events/registry.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

export const factNames = Object.keys(eventKinds) as readonly EventName[];

/** What a kind of fact is called; its own name where this studio does not know it yet. */
export function factText(t: Translate, name: string): string {
  const known = factNames.find((one) => one === name);
  return known ? t(`studio.fact.${known}`) : name;
}

const consumers: Readonly<Record<string, MessageKey>> = {
  'order-mails': 'studio.consumer.orderMails',
  'delivery-mails': 'studio.consumer.deliveryMails',
  'delivery-texts': 'studio.consumer.deliveryTexts',
  'parcel-mails': 'studio.consumer.parcelMails',
  'missing-piece-mails': 'studio.consumer.missingPieceMails',
  'missing-piece-texts': 'studio.consumer.missingPieceTexts',
  payments: 'studio.consumer.payments',
  papers: 'studio.consumer.papers',
  letters: 'studio.consumer.letters',
  'kept-letters': 'studio.consumer.keptLetters',
  'case-letters': 'studio.consumer.caseLetters',
  'case-reports': 'studio.consumer.caseReports',
  'registration-letters': 'studio.consumer.registrationLetters',
  'reservation-letters': 'studio.consumer.reservationLetters',
  'member-letters': 'studio.consumer.memberLetters',
  'password-resets': 'studio.consumer.passwordResets',
  'staff-password-resets': 'studio.consumer.staffPasswordResets',
  'data-exports': 'studio.consumer.dataExports',
  exchanges: 'studio.consumer.exchanges',
  webhooks: 'studio.consumer.webhooks',
};

/** What a consumer does, in words; its own name where it has none. */
export function consumerText(t: Translate, name: string): string {
  const label = consumers[name];
  return label ? t(label) : name;
}
