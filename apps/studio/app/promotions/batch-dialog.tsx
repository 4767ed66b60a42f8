import { makeCodes } from '@eyelet/contracts/code-batches/make.ts';
import { useState } from 'react';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Dialog } from '../look/dialog.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';
import { countOf } from './numbers.ts';
import { timeOf } from './times.ts';

type BatchDialogProps = Readonly<{ promotionId: string; onClose: () => void }>;

/** Asks for many codes at once. */
export function BatchDialog({ promotionId, onClose }: BatchDialogProps) {
  const { t } = useWords();
  // The same batch, however often it is sent.
  const [batchId] = useState(() => crypto.randomUUID());
  const form = useForm({
    operation: makeCodes,
    initial: { prefix: '', count: '', mostUses: '1', endsAt: '' },
    required: ['count', 'mostUses'],
    send: async ({ prefix, count, mostUses, endsAt }) => {
      const body = {
        ...{ prefix: prefix.trim().toUpperCase(), endsAt: timeOf(endsAt) },
        ...{ count: countOf(count) ?? 0, mostUses: countOf(mostUses) ?? 0 },
      };
      await call(makeCodes, { params: { promotionId, batchId }, body });
      await refresh(['list'], ['timeline', 'promotion', promotionId]);
      showToast(t('studio.promotions.codesAsked'));
      onClose();
    },
    isWork: false,
  });
  const title = t('studio.promotions.makeCodes');
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} label={title} action={title}>
        <p className="hint">{t('studio.promotions.makeCodesHint')}</p>
        <TextField
          {...form.text('count')}
          label={t('studio.promotions.codeCount')}
          hint={t('studio.promotions.codeCountHint')}
          inputMode="numeric"
          maxLength={6}
          autoFocus
        />
        <TextField
          {...form.text('prefix')}
          label={t('studio.promotions.codePrefix')}
          hint={t('studio.promotions.codePrefixHint')}
          autoComplete="off"
        />
        <TextField
          {...form.text('mostUses')}
          label={t('studio.promotions.batchUses')}
          inputMode="numeric"
          maxLength={7}
        />
        <TextField {...form.text('endsAt')} type="datetime-local" label={t('studio.content.until')} />
      </Form>
    </Dialog>
  );
}
