import { changeSendingStore } from '@eyelet/contracts/stock/change-sending-store.ts';
import type { SendingStore } from '@eyelet/contracts/stock/sending-store.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';

type Values = Readonly<{ enabled: boolean; dailyLimit: string; safetyStock: string }>;

/** Whether a store sends to homes, how many parcels a day, and what it keeps. */
export function SendingDialog({ store, onClose }: Readonly<{ store: SendingStore; onClose: () => void }>) {
  const { t } = useWords();
  const { placeId, name, version } = store;
  const form = useForm<Values>({
    operation: changeSendingStore,
    initial: {
      enabled: store.enabled,
      dailyLimit: store.dailyLimit === null ? '' : String(store.dailyLimit),
      safetyStock: String(store.safetyStock),
    },
    required: ['safetyStock'],
    check: ({ dailyLimit, safetyStock }) => ({
      ...(dailyLimit === '' || isCount(dailyLimit, 1) ? {} : { dailyLimit: t('studio.sending.limit.wrong') }),
      ...(isCount(safetyStock, 0) ? {} : { safetyStock: t('studio.sending.safety.wrong') }),
    }),
    send: async ({ enabled, dailyLimit, safetyStock }) => {
      const decision = {
        enabled,
        dailyLimit: dailyLimit === '' ? null : Number(dailyLimit),
        safetyStock: Number(safetyStock),
      };
      // Who has lost a race sees what is there now.
      await call(changeSendingStore, { params: { placeId }, body: { ...decision, version } }).finally(() =>
        refresh(['sending-stores']),
      );
      showToast(t('studio.saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={name} form={form} action={t('studio.save')} onClose={onClose}>
      <Checkbox
        label={t('studio.sending.enabled')}
        hint={t('studio.sending.enabledHint')}
        isSelected={form.values.enabled}
        onChange={(enabled) => form.set('enabled', enabled)}
      />
      <TextField
        {...form.text('dailyLimit')}
        label={t('studio.sending.limit')}
        hint={t('studio.sending.limitHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
      />
      <TextField
        {...form.text('safetyStock')}
        label={t('studio.sending.safety')}
        hint={t('studio.sending.safetyHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
      />
    </FormDialog>
  );
}

function isCount(typed: string, least: number): boolean {
  return /^\d{1,5}$/.test(typed) && Number(typed) >= least && Number(typed) <= 10_000;
}
