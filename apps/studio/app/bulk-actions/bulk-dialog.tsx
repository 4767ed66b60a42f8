import { bulkActionKinds } from '@eyelet/contracts/bulk-actions/bulk-action.ts';
import { startBulkAction } from '@eyelet/contracts/bulk-actions/start.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { orderMailKinds } from '@eyelet/contracts/order-desk/mail.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Select } from '../look/select.tsx';
import { TextArea } from '../look/text-area.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';

type Body = RequestOf<typeof startBulkAction>['body'];

type BulkDialogProps = Readonly<{
  /** Orders that are named; null for those of a search. */
  orderNumbers: readonly string[] | null;
  found: Body['found'];
  onClose: () => void;
}>;

/** Asks what is to be done to many orders, and leads to how far it is. */
export function BulkDialog({ orderNumbers, found, onClose }: BulkDialogProps) {
  const { t } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  // The id of one question: however often it is answered, it is one action.
  const [bulkId] = useState(newId);
  const kinds = bulkActionKinds.filter((kind) =>
    may(kind === 'print' || kind === 'pack' ? 'fulfilment.write' : 'orders.write'),
  );
  const form = useForm({
    operation: startBulkAction,
    initial: { action: kinds[0] ?? 'print', mail: 'order-confirmation', note: '' },
    required: [],
    isWork: false,
    check: ({ action, note }): Readonly<Record<string, string>> =>
      action === 'note' && note.trim() === '' ? { note: t('studio.error.required') } : {},
    send: async ({ action, mail, note }) => {
      const body = {
        action: action as Body['action'],
        orderNumbers: orderNumbers && [...orderNumbers],
        ...{ found, note: action === 'note' ? note : '' },
        mail: action === 'mail' ? (mail as Body['mail']) : null,
      };
      await call(startBulkAction, { params: { bulkId }, body });
      void navigate(`/orders/many/${bulkId}`);
    },
  });
  const { action, mail } = form.values;
  const title = orderNumbers ? t('studio.bulk.title', { count: orderNumbers.length }) : t('studio.bulk.allFound');
  return (
    <FormDialog title={title} form={form} action={t('studio.bulk.start')} onClose={onClose}>
      <Select
        label={t('studio.bulk.action')}
        value={action}
        options={kinds.map((id) => ({ id, label: t(`studio.bulk.action.${id}`) }))}
        onChange={(id) => form.set('action', id as typeof action)}
      />
      {action === 'mail' ? (
        <Select
          label={t('studio.bulk.mail')}
          value={mail}
          options={orderMailKinds.map((id) => ({ id, label: t(`studio.orders.mail.${id}`) }))}
          onChange={(id) => form.set('mail', id as typeof mail)}
        />
      ) : undefined}
      {action === 'note' ? (
        <TextArea {...form.text('note')} label={t('studio.orders.note')} hint={t('studio.orders.note.hint')} rows={4} />
      ) : undefined}
      <p className="hint">{t('studio.bulk.what')}</p>
    </FormDialog>
  );
}
