import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextArea } from '../look/text-area.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { showCurrentOrder, showOrder } from './changed.ts';

type WithoutCodeDialogProps = Readonly<{ orderNumber: string; shippingId: string; onClose: () => void }>;

/** Asks why an order is handed over to somebody who shows no code. */
export function WithoutCodeDialog({ orderNumber, shippingId, onClose }: WithoutCodeDialogProps) {
  const { t } = useWords();
  const form = useForm({
    operation: recordShipmentStep,
    initial: { reason: '' },
    required: ['reason'],
    isWork: false,
    send: async ({ reason }) => {
      const body = { step: 'delivered', reason } as const;
      const params = { orderNumber, shippingId };
      await showOrder(await call(recordShipmentStep, { params, body }).catch(showCurrentOrder));
      showToast(t('studio.orders.collect.done', { number: orderNumber }));
      onClose();
    },
  });
  const title = t('studio.orders.collect.without');
  return (
    <FormDialog title={title} form={form} action={t('studio.orders.step.collected')} onClose={onClose}>
      <TextArea
        {...form.text('reason')}
        label={t('studio.orders.collect.reason')}
        hint={t('studio.orders.collect.reason.hint')}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
