import type { DeskPayment } from '@eyelet/contracts/payment-desk/payment.ts';
import type { ReactNode } from 'react';
import { Badge } from '../look/badge.tsx';
import { Section } from '../record/section.tsx';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { MovementState } from './movement-state.tsx';
import { TryAgain } from './try-again.tsx';

/** `reference`: what the provider calls it; empty where it has not said so. */
type Entry = Readonly<{ key: string; at: string; what: ReactNode; why?: string; reference: string }>;

/** What has happened to a payment, the oldest first. */
export function PaymentTrail({ payment }: Readonly<{ payment: DeskPayment }>) {
  const { t, language } = useWords();
  const { captures, releases, refunds, tries, notices, currency } = payment;
  const entries: readonly Entry[] = [
    { key: 'placed', at: payment.at, what: t('studio.payments.placed'), reference: '' },
    ...captures.map(({ captureKey, at, amount, reference, reason, ...one }) => ({
      ...{ key: captureKey ?? at, at, why: t(`studio.payments.reason.${reason}`), reference },
      what: (
        <span className="badges">
          {t('studio.payments.captureOf', { amount: money(language, amount, currency) })}
          <MovementState of={one} />
        </span>
      ),
    })),
    ...releases.map(({ releaseId, at, amount, reason, note, by }) => ({
      ...{ key: releaseId, at, reference: '' },
      what: t('studio.payments.gaveUpOf', { amount: money(language, amount, currency) }),
      why: [t(`studio.payments.giveUpReason.${reason}`), note, by].filter(Boolean).join(' · '),
    })),
    ...refunds.map(({ refundKey, at, amount, released, reference, ...one }) => ({
      ...{ key: refundKey ?? at, at, reference },
      what: (
        <span className="badges">
          {one.state === 'voided'
            ? t('studio.payments.releaseOf', { amount: money(language, amount, currency) })
            : t('studio.payments.refundOf', { amount: money(language, amount - released, currency) })}
          <MovementState of={one} />
          {released > 0 && released < amount ? (
            <Badge tone="neutral">{t('studio.orders.released', { amount: money(language, released, currency) })}</Badge>
          ) : undefined}
          {one.state === 'refused' && one.isKept && refundKey !== null ? (
            <TryAgain of={{ ...one, refundKey, amount: amount - released, currency }} />
          ) : undefined}
        </span>
      ),
      ...(one.state === 'refused' && !one.isKept && { why: t('studio.payments.refusedUnkept') }),
    })),
    ...tries.map(({ tryId, at, amount, by }) => ({
      ...{ key: tryId, at, why: by, reference: '' },
      what: t('studio.payments.triedAgainOf', { amount: money(language, amount, currency) }),
    })),
    ...notices.map(({ noticeId, topic, success, receivedAt, settledAt }) => ({
      ...{ key: noticeId, at: receivedAt, reference: noticeId },
      what: (
        <span className="badges">
          {t(`studio.payments.told.${topic}`)}
          <Badge tone={success ? 'good' : 'bad'}>
            {t(success ? 'studio.payments.done' : 'studio.payments.failed')}
          </Badge>
          {settledAt === null ? <Badge tone="warning">{t('studio.payments.open')}</Badge> : undefined}
        </span>
      ),
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <Section title={t('studio.payments.trail')}>
      <ol className="timeline">
        {entries.map(({ key, at, what, why, reference }) => (
          <li key={key}>
            <span>{what}</span>
            <span className="hint">{[dateTime(language, at), why].filter(Boolean).join(' · ')}</span>
            {reference ? <code className="hint timeline-text">{reference}</code> : undefined}
          </li>
        ))}
      </ol>
    </Section>
  );
}
