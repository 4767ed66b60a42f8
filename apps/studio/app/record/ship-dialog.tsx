import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { CarrierFields, carriedBy, type MadeLabel } from './carrier-fields.tsx';

type ShipDialogProps = Readonly<{
  orderNumber: string;
  shippingId: string;
  label?: MadeLabel;
  /** Gets the order as it is then. */
  onShipped: (order: DeskOrder) => Promise<void>;
  onClose: () => void;
}>;

/** Asks for the carrier and the tracking number of a shipment. */
export function ShipDialog({ orderNumber, shippingId, label = null, onShipped, onClose }: ShipDialogProps) {
  const { t } = useWords();
  const form = useForm({
    operation: recordShipmentStep,
    initial: carriedBy(label),
    required: ['trackingNumber'],
    isWork: false,
    send: async (body) => {
      const params = { orderNumber, shippingId };
      await onShipped(await call(recordShipmentStep, { params, body: { step: 'shipped', ...body } }));
      showToast(t('studio.orders.recorded', { number: orderNumber }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('studio.orders.ship.title')}
      form={form}
      action={t('studio.orders.step.shipped')}
      onClose={onClose}
    >
      <p className="hint">{t('studio.orders.ship.text')}</p>
      <CarrierFields form={form} />
    </FormDialog>
  );
}
