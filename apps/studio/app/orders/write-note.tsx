import { writeOrderNote } from '@eyelet/contracts/order-desk/write-note.ts';
import { useRef } from 'react';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextArea } from '../look/text-area.tsx';
import { say } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { showTimeline } from './changed.ts';

/** Where a note on an order is written. It is sent once, however often the button is pressed. */
export function WriteNote({ orderNumber }: Readonly<{ orderNumber: string }>) {
  const { t } = useWords();
  const noteId = useRef(newId());
  const form = useForm({
    operation: writeOrderNote,
    initial: { text: '' },
    required: ['text'],
    send: async (body) => {
      const params = { orderNumber, noteId: noteId.current };
      const timeline = await call(writeOrderNote, { params, body });
      noteId.current = newId();
      form.fill({ text: '' });
      await showTimeline(orderNumber, timeline);
      say(t('studio.orders.note.saved'));
    },
  });
  return (
    <Form form={form} label={t('studio.orders.note')} action={t('studio.orders.note.save')}>
      <TextArea {...form.text('text')} label={t('studio.orders.note')} hint={t('studio.orders.note.hint')} rows={3} />
    </Form>
  );
}
