import { changeOrderNote } from '@eyelet/contracts/order-desk/change-note.ts';
import type { OrderNote, OrderTimeline } from '@eyelet/contracts/order-desk/timeline.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextArea } from '../look/text-area.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { currentOf } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { showTimeline } from './changed.ts';

type ChangeNoteDialogProps = Readonly<{ orderNumber: string; note: OrderNote; onClose: () => void }>;

/** Puts a note of one's own right. */
export function ChangeNoteDialog({ orderNumber, note, onClose }: ChangeNoteDialogProps) {
  const { t } = useWords();
  const { noteId, text, version } = note;
  const form = useForm({
    operation: changeOrderNote,
    initial: { text },
    required: ['text'],
    send: async (values) => {
      const params = { orderNumber, noteId };
      try {
        await showTimeline(orderNumber, await call(changeOrderNote, { params, body: { ...values, version } }));
      } catch (error) {
        const current = currentOf<OrderTimeline>(error);
        if (current) await showTimeline(orderNumber, current);
        throw error;
      }
      showToast(t('studio.orders.note.saved'));
      onClose();
    },
  });
  const title = t('studio.orders.note.change.title');
  return (
    <FormDialog title={title} form={form} action={t('studio.save')} onClose={onClose}>
      <TextArea {...form.text('text')} label={t('studio.orders.note')} hint={t('studio.orders.note.hint')} rows={6} />
    </FormDialog>
  );
}
