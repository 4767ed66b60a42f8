import { approveRefund } from '@eyelet/contracts/refunds/approve.ts';
import type { AmountRefund } from '@eyelet/contracts/refunds/refund.ts';
import { refuseRefund } from '@eyelet/contracts/refunds/refuse.ts';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import type { Act } from '../record/decisions.tsx';
import { call } from '../session/api.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { refundsChanged, showCurrentRefunds } from './changed.ts';

/** What somebody is about to decide of a refund. */
export type Asking = Readonly<{ act: Act; one: AmountRefund }>;

type RefundConfirmProps = Readonly<{ orderNumber: string; currency: string; asking: Asking; onClose: () => void }>;

/** Has somebody decide about a refund that waits, at its order or at its case. */
export function RefundConfirm({ orderNumber, currency, asking: { act, one }, onClose }: RefundConfirmProps) {
  const { t, language } = useWords();

  async function decide(): Promise<void> {
    const operation = act === 'approve' ? approveRefund : refuseRefund;
    const params = { orderNumber, refundId: one.refundId };
    await refundsChanged(orderNumber, await call(operation, { params }));
    showToast(t(`studio.refunds.${act}Done`));
  }

  return (
    <Confirm
      title={t(`studio.refunds.${act}`)}
      action={t(`studio.refunds.${act}`)}
      run={() => decide().catch((failure: unknown) => showCurrentRefunds(orderNumber, failure))}
      onClose={onClose}
    >
      <p>{t(`studio.refunds.${act}What`, { amount: money(language, one.amount, currency) })}</p>
    </Confirm>
  );
}
