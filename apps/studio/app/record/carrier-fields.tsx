import type { ParcelLabel } from '@eyelet/contracts/order-desk/label.ts';
import { carrierIds, carriers } from '@eyelet/domain/orders/carriers.ts';
import type { useForm } from '../forms/use-form.ts';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';

type Carried = { carrier: string; trackingNumber: string };

/** The label that was made for a parcel, or is being made. */
export type MadeLabel = Pick<ParcelLabel, 'carrier' | 'trackingNumber'> | null;

/** What a parcel is handed over with: the carrier and the number of its label, until somebody types others. */
export function carriedBy(label: MadeLabel): Carried {
  return { carrier: label?.carrier.id ?? carrierIds[0] ?? '', trackingNumber: label?.trackingNumber ?? '' };
}

/** The carrier of a parcel and its number. */
export function CarrierFields({ form }: Readonly<{ form: ReturnType<typeof useForm<Carried>> }>) {
  const { t } = useWords();
  return (
    <>
      <Select
        label={t('studio.orders.carrier')}
        value={form.values.carrier}
        options={carrierIds.map((id) => ({ id, label: carriers[id].name }))}
        onChange={(id) => form.set('carrier', id)}
      />
      <TextField {...form.text('trackingNumber')} label={t('studio.orders.trackingNumber')} autoComplete="off" />
    </>
  );
}
