import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { CancelReasonField } from './cancel-reason-field.tsx';
import { showCurrentOrder, showOrder } from './changed.ts';

/** Asks why an order is cancelled, and says what that does. */
export function CancelDialog({ order, onClose }: Readonly<{ order: DeskOrder; onClose: () => void }>) {
  const { t, language } = useWords();
  const { orderNumber } = order;
  const form = useForm({
    operation: cancelDeskOrder,
    initial: { reason: '' },
    required: ['reason'],
    isWork: false,
    send: async (body) => {
      await showOrder(await call(cancelDeskOrder, { params: { orderNumber }, body }).catch(showCurrentOrder));
      showToast(t('studio.orders.cancel.done', { number: orderNumber }));
      onClose();
    },
  });
  const title = t('studio.orders.cancel.title', { number: orderNumber });
  return (
    <FormDialog
      title={title}
      form={form}
      action={t('studio.orders.cancel.action')}
      leave={t('studio.orders.cancel.keep')}
      onClose={onClose}
    >
      <p>{t('studio.orders.cancel.text', { amount: money(language, order.total, order.currency) })}</p>
      <CancelReasonField {...form.text('reason')} />
    </FormDialog>
  );
}
