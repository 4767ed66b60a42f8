import type { CreditAdjustment, DeskCredit } from '@eyelet/contracts/store-credit-desk/account.ts';
import { approveCredit } from '@eyelet/contracts/store-credit-desk/approve.ts';
import { refuseCredit } from '@eyelet/contracts/store-credit-desk/refuse.ts';
import { useState } from 'react';
import { Badge, type Tone } from '../look/badge.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { type Act, Decisions } from '../record/decisions.tsx';
import { call } from '../session/api.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { creditChanged, showCurrentCredit } from './changed.ts';

const tones: Readonly<Record<CreditAdjustment['state'], Tone>> = {
  waiting: 'warning',
  done: 'good',
  refused: 'neutral',
};

type Asking = Readonly<{ act: Act; one: CreditAdjustment }>;

/** What staff have given and taken of the store credit of a customer, and what waits for somebody else to approve. */
export function Adjustments({ credit: { consumerNo, adjustments } }: Readonly<{ credit: DeskCredit }>) {
  const { t, language } = useWords();
  const [asking, setAsking] = useState<Asking>();
  const shown = ({ amount, currency }: CreditAdjustment) =>
    `${amount > 0 ? '+' : ''}${money(language, amount, currency)}`;

  async function decide({ act, one: { adjustmentId } }: Asking): Promise<void> {
    const operation = act === 'approve' ? approveCredit : refuseCredit;
    await creditChanged(await call(operation, { params: { consumerNo, adjustmentId } }));
    showToast(t(`studio.storeCredit.${act}Done`));
  }

  return (
    <>
      <ul className="plain-list">
        {adjustments.map((one) => (
          <li key={one.adjustmentId} className="stack-tight">
            <span className="badges">
              <strong>{shown(one)}</strong>
              <Badge tone={tones[one.state]}>{t(`studio.loyalty.adjustment.${one.state}`)}</Badge>
            </span>
            <span>
              {t(`studio.storeCredit.reason.${one.reason}`)}
              {one.note === '' ? '' : `: ${one.note}`}
            </span>
            <span className="hint">
              {t('studio.loyalty.askedBy', { name: one.askedBy || '–', when: dateTime(language, one.askedAt) })}
              {one.decidedBy === null || one.decidedAt === null
                ? undefined
                : ` · ${t('studio.loyalty.decidedBy', { name: one.decidedBy || '–', when: dateTime(language, one.decidedAt) })}`}
            </span>
            {one.state === 'waiting' ? (
              <Decisions of="refunds" isOwn={one.isOwn} decide={(act) => setAsking({ act, one })} />
            ) : undefined}
          </li>
        ))}
      </ul>
      {asking ? (
        <Confirm
          title={t(`studio.refunds.${asking.act}`)}
          action={t(`studio.refunds.${asking.act}`)}
          run={() => decide(asking).catch(showCurrentCredit)}
          onClose={() => setAsking(undefined)}
        >
          <p>{t(`studio.storeCredit.${asking.act}What`, { amount: shown(asking.one) })}</p>
        </Confirm>
      ) : undefined}
    </>
  );
}
