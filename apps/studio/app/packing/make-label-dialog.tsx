import { gramsOfLabel } from '@eyelet/contracts/order-desk/label-facts.ts';
import { makeLabel } from '@eyelet/contracts/packing/make-label.ts';
import type { ToPack } from '@eyelet/contracts/packing/to-pack.ts';
import { usualGrams } from '@eyelet/domain/parcels/label.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { keepCarrier, usualCarrier } from './usual-carrier.ts';

type MakeLabelDialogProps = Readonly<{
  orderNumber: string;
  shippingId: string;
  placeId: string;
  offered: ToPack['labelCarriers'];
  units: number;
  onMade: () => Promise<void>;
  onClose: () => void;
}>;

/** Asks for the carrier and the weight of a parcel whose label is to be made. */
export function MakeLabelDialog({ orderNumber, shippingId, placeId, offered, units, ...on }: MakeLabelDialogProps) {
  const { t } = useWords();
  const { least, most } = gramsOfLabel;
  const form = useForm({
    operation: makeLabel,
    initial: { carrier: usualCarrier(offered), grams: String(usualGrams(units)) },
    required: ['grams'],
    isWork: false,
    check: ({ grams }): Readonly<Record<string, string>> => {
      const isRight = /^\d{1,6}$/.test(grams.trim()) && Number(grams) >= least && Number(grams) <= most;
      return isRight ? {} : { grams: t('studio.packing.label.grams.wrong', { least, most }) };
    },
    send: async ({ carrier, grams }) => {
      const body = { placeId, carrier, grams: Number(grams) };
      await call(makeLabel, { params: { orderNumber, shippingId }, body });
      keepCarrier(carrier);
      await on.onMade();
      on.onClose();
    },
  });
  const title = t('studio.packing.label.make');
  return (
    <FormDialog title={title} form={form} action={title} onClose={on.onClose}>
      <p className="hint">{t('studio.packing.label.make.text')}</p>
      <Select
        label={t('studio.orders.carrier')}
        value={form.values.carrier}
        options={offered.map(({ id, name }) => ({ id, label: name }))}
        onChange={(id) => form.set('carrier', id)}
      />
      <TextField
        {...form.text('grams')}
        label={t('studio.packing.label.grams')}
        hint={t('studio.packing.label.grams.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormDialog>
  );
}
