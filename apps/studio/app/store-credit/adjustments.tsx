import type { CreditAdjustment, DeskCredit } from '@eyelet/contracts/store-credit-desk/account.ts';
import { approveCredit } from '@eyelet/contracts/store-credit-desk/approve.ts';
import { refuseCredit } from '@eyelet/contracts/store-credit-desk/refuse.ts';
import { useState } from 'react';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { AskedItem } from '../record/asked-item.tsx';
import type { Act } from '../record/decisions.tsx';
import { call } from '../session/api.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { creditChanged, showCurrentCredit } from './changed.ts';

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
          <AskedItem
            key={one.adjustmentId}
            of="refunds"
            one={one}
            what={shown(one)}
            state={t(`studio.loyalty.adjustment.${one.state}`)}
            reason={t(`studio.storeCredit.reason.${one.reason}`)}
            decide={(act) => setAsking({ act, one })}
          />
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
