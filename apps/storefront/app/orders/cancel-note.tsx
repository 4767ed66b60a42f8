import { useSay } from '@eyelet/ui/words/words.tsx';
import { DoneNote } from '../consumer/done-note.tsx';
import type { Cancelled } from './post-cancel.ts';

/** What became of a cancellation. */
export function CancelNote({ of }: Readonly<{ of: Cancelled }>) {
  const say = useSay();
  return (
    <div className="mt-6">
      {of.done ? (
        <DoneNote>{say('purchases.cancelDone')}</DoneNote>
      ) : (
        <p role="alert" className="border-l-2 border-buoy bg-paper p-4">
          {of.problem}
        </p>
      )}
    </div>
  );
}
