import type { DeskPayment } from '@eyelet/contracts/payment-desk/payment.ts';
import type { ReactNode } from 'react';
import { Badge } from '../look/badge.tsx';
import { Section } from '../record/section.tsx';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { MovementState } from './movement-state.tsx';

type Entry = Readonly<{ key: string; at: string; what: ReactNode; hint: string }>;

/** What has happened to a payment, the oldest first. */
export function PaymentTrail({ payment }: Readonly<{ payment: DeskPayment }>) {
  const { t, language } = useWords();
  const { captures, refunds, notices, currency } = payment;
  const entries: readonly Entry[] = [
    { key: 'placed', at: payment.at, what: t('studio.payments.placed'), hint: '' },
    ...captures.map(({ captureKey, at, amount, kind, state, reference, reason }) => ({
      ...{
        key: captureKey ?? at,
        at,
        hint: [t(`studio.payments.reason.${reason}`), reference].filter(Boolean).join(' · '),
      },
      what: (
        <span className="badges">
          {t('studio.payments.captureOf', { amount: money(language, amount, currency) })}
          <MovementState kind={kind} state={state} />
        </span>
      ),
    })),
    ...refunds.map(({ refundKey, at, amount, kind, state, reference }) => ({
      ...{ key: refundKey ?? at, at, hint: reference },
      what: (
        <span className="badges">
          {t('studio.payments.refundOf', { amount: money(language, amount, currency) })}
          <MovementState kind={kind} state={state} />
        </span>
      ),
    })),
    ...notices.map(({ noticeId, topic, success, receivedAt, settledAt }) => ({
      ...{ key: noticeId, at: receivedAt, hint: noticeId },
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
        {entries.map(({ key, at, what, hint }) => (
          <li key={key}>
            <span>{what}</span>
            <span className="hint">{[hint, dateTime(language, at)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
