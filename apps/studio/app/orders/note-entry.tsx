import { removeOrderNote } from '@eyelet/contracts/order-desk/remove-note.ts';
import type { OrderNote } from '@eyelet/contracts/order-desk/timeline.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { dateTime, useWords } from '../words/words.ts';
import { ChangeNoteDialog } from './change-note-dialog.tsx';
import { showTimeline } from './changed.ts';

type NoteEntryProps = Readonly<{ orderNumber: string; note: OrderNote; author: string; at: string }>;

/** A note in the timeline of an order, with what its reader may do with it. */
export function NoteEntry({ orderNumber, note, author, at }: NoteEntryProps) {
  const { t, language } = useWords();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const { noteId, text, changedAt, mayChange, mayRemove } = note;
  const close = () => setOpen(undefined);

  async function remove(): Promise<void> {
    await showTimeline(orderNumber, await call(removeOrderNote, { params: { orderNumber, noteId } }));
    showToast(t('studio.orders.note.removed'));
  }

  return (
    <li className="timeline-note">
      <span className="timeline-text">{text}</span>
      <span className="hint">
        {author === '' ? undefined : <>{author} · </>}
        <time dateTime={at}>{dateTime(language, at)}</time>
        {changedAt === null ? undefined : (
          <> · {t('studio.orders.note.changedAt', { when: dateTime(language, changedAt) })}</>
        )}
      </span>
      {mayChange || mayRemove ? (
        <div className="section-actions">
          {mayChange ? (
            <Button kind="quiet" onPress={() => setOpen('change')}>
              {t('studio.orders.note.change')}
            </Button>
          ) : undefined}
          {mayRemove ? (
            <Button kind="quiet" onPress={() => setOpen('remove')}>
              {t('studio.orders.note.remove')}
            </Button>
          ) : undefined}
        </div>
      ) : undefined}
      {open === 'change' ? <ChangeNoteDialog orderNumber={orderNumber} note={note} onClose={close} /> : undefined}
      {open === 'remove' ? (
        <Confirm
          title={t('studio.orders.note.remove.title')}
          action={t('studio.orders.note.remove')}
          isDanger
          run={remove}
          onClose={close}
        >
          <p>{t('studio.orders.note.remove.text')}</p>
        </Confirm>
      ) : undefined}
    </li>
  );
}
