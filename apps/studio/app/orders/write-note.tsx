import { writeOrderNote } from '@eyelet/contracts/order-desk/write-note.ts';
import { useRef } from 'react';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextArea } from '../look/text-area.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { showTimeline } from './changed.ts';

/** Where a note on an order is written. The same words are sent once, however often the button is pressed. */
export function WriteNote({ orderNumber }: Readonly<{ orderNumber: string }>) {
  const { t } = useWords();
  // Words that were changed after an attempt are another note: the first one may have arrived without its answer.
  const attempt = useRef({ noteId: newId(), text: '' });
  const form = useForm({
    operation: writeOrderNote,
    initial: { text: '' },
    required: ['text'],
    send: async (body) => {
      if (attempt.current.text !== body.text) attempt.current = { noteId: newId(), text: body.text };
      const params = { orderNumber, noteId: attempt.current.noteId };
      const timeline = await call(writeOrderNote, { params, body });
      attempt.current = { noteId: newId(), text: '' };
      form.fill({ text: '' });
      await showTimeline(orderNumber, timeline);
      showToast(t('studio.orders.note.saved'));
    },
  });
  return (
    <Form form={form} label={t('studio.orders.note')} action={t('studio.orders.note.save')}>
      <TextArea {...form.text('text')} label={t('studio.orders.note')} hint={t('studio.orders.note.hint')} rows={3} />
    </Form>
  );
}
