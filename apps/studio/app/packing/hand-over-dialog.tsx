import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { showToast } from '../look/toasts.ts';
import { CarrierFields, carriedBy, type MadeLabel } from '../record/carrier-fields.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';

type HandOverDialogProps = Readonly<{
  orderNumber: string;
  shippingId: string;
  placeId: string;
  /** What is in the box. */
  items: readonly Readonly<{ upc: string; qty: number }>[];
  label: MadeLabel;
  onHandedOver: () => Promise<void>;
  onClose: () => void;
}>;

/** Asks for the carrier and the tracking number of a parcel that leaves while the rest of its shipment waits. */
export function HandOverDialog({ orderNumber, shippingId, placeId, items, label, ...on }: HandOverDialogProps) {
  const { t } = useWords();
  const form = useForm({
    operation: handOverParcel,
    initial: carriedBy(label),
    required: ['trackingNumber'],
    isWork: false,
    send: async (typed) => {
      const body = { ...typed, placeId, items: [...items] };
      await call(handOverParcel, { params: { orderNumber, shippingId }, body });
      await on.onHandedOver();
      showToast(t('studio.orders.recorded', { number: orderNumber }));
      on.onClose();
    },
  });
  const n = items.reduce((sum, { qty }) => sum + qty, 0);
  const title = t('studio.packing.handOver.title');
  return (
    <FormDialog title={title} form={form} action={t('studio.orders.step.shipped')} onClose={on.onClose}>
      <p className="hint">{t('studio.packing.handOver.text', { n })}</p>
      <CarrierFields form={form} />
    </FormDialog>
  );
}
