import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import type { ShipmentToPack } from '@eyelet/contracts/packing/to-pack.ts';
import { useState } from 'react';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { Select } from '../look/select.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { missingText } from './missing-text.ts';

type MissingDialogProps = Readonly<{
  shipment: ShipmentToPack;
  placeId: string;
  item: ShipmentToPack['items'][number];
  onReported: () => Promise<void>;
  onClose: () => void;
}>;

/** Says that pieces cannot be found here, and how many; another place supplies them, or the order desk is told. */
export function MissingDialog({ shipment, placeId, item, onReported, onClose }: MissingDialogProps) {
  const { t } = useWords();
  // However often it is sent, they are missed once.
  const [reportId] = useState(newId);
  const { orderNumber, shippingId } = shipment;
  const form = useForm<Readonly<{ qty: string; noneLeft: boolean }>>({
    operation: reportMissing,
    initial: { qty: '1', noneLeft: false },
    send: async ({ qty, noneLeft }) => {
      const params = { orderNumber, shippingId, reportId };
      const outcome = await call(reportMissing, {
        params,
        body: { placeId, upc: item.upc, qty: Number(qty), noneLeft },
      });
      showToast(missingText(t, outcome));
      await onReported();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('studio.packing.missing')}
      form={form}
      action={t('studio.packing.missing.report')}
      onClose={onClose}
    >
      <p>{t('studio.packing.missing.what', { name: [item.name, item.colour, item.size].join(', ') })}</p>
      {item.qty > 1 ? (
        <Select
          label={t('studio.packing.missing.qty')}
          value={form.values.qty}
          options={Array.from({ length: item.qty }, (_, index) => ({ id: `${index + 1}`, label: `${index + 1}` }))}
          onChange={(qty) => form.set('qty', qty)}
        />
      ) : undefined}
      <Checkbox
        label={t('studio.packing.missing.noneLeft')}
        hint={t('studio.packing.missing.noneLeftHint')}
        isSelected={form.values.noneLeft}
        onChange={(noneLeft) => form.set('noneLeft', noneLeft)}
      />
    </FormDialog>
  );
}
