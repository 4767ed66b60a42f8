import type { AmountRefund } from '@eyelet/contracts/refunds/refund.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { Notice } from '../look/notice.tsx';
import { type Act, Decisions } from '../record/decisions.tsx';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

const tones: Readonly<Record<AmountRefund['state'], Tone>> = { waiting: 'warning', done: 'good', refused: 'neutral' };

/** What somebody is about to decide of a refund. */
export type Asking = Readonly<{ act: Act; one: AmountRefund }>;

type GivenRefundProps = Readonly<{ one: AmountRefund; currency: string; ask: (asking: Asking) => void }>;

/** One refund by amount: how much, why, by whom, and whether the provider gave it back. */
export function GivenRefund({ one, currency, ask }: GivenRefundProps) {
  const { t, language } = useWords();
  return (
    <li className="stack-tight">
      <span className="badges">
        <strong>{money(language, one.amount, currency)}</strong>
        <Badge tone={tones[one.state]}>{t(`studio.refunds.state.${one.state}`)}</Badge>
        {one.refundTo === 'store-credit' ? <Badge tone="neutral">{t('studio.storeCredit.title')}</Badge> : undefined}
      </span>
      <span>
        {t(`studio.refunds.reason.${one.reason}`)}
        {one.note === '' ? '' : `: ${one.note}`}
      </span>
      <span className="hint">
        {t('studio.loyalty.askedBy', { name: one.askedBy || '–', when: dateTime(language, one.askedAt) })}
        {one.decidedBy === null || one.decidedAt === null
          ? undefined
          : ` · ${t('studio.loyalty.decidedBy', { name: one.decidedBy || '–', when: dateTime(language, one.decidedAt) })}`}
      </span>
      {one.money === 'refused' ? <Notice tone="bad">{t('studio.refunds.moneyRefused')}</Notice> : undefined}
      {one.state === 'waiting' ? (
        <Decisions of="refunds" isOwn={one.isOwn} decide={(act) => ask({ act, one })} />
      ) : undefined}
    </li>
  );
}
