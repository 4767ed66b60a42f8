import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense } from 'react';
import { DoneNote } from '../consumer/done-note.tsx';
import type { LoadedReturn, LoadedReturns } from './load-returns.ts';
import type { Returned } from './post-return.ts';
import { ReturnEntry } from './return-entry.tsx';
import { ReturnForm } from './return-form.tsx';
import type { ReturnsProof } from './returns-proof.ts';

// Few orders are sent again, so loaded on demand.
const SentBackWith = lazy(async () => ({ default: (await import('./sent-back-with.tsx')).SentBackWith }));

export type ReturnsProps = Readonly<{
  of: LoadedReturns | null;
  answer: Returned | undefined;
  proof?: ReturnsProof;
}>;

const doneWords = {
  announced: 'purchases.return.done',
  label: 'purchases.return.newLabelDone',
  withdrawn: 'purchases.exchange.withdrawn',
  pictures: 'purchases.return.pictures.done',
} as const;

/** What of an order was sent back, and the form that sends something back (C1.25). */
export function Returns({ of, answer, proof }: ReturnsProps) {
  const say = useSay();
  if (of === null) return null;
  if (of.sentBackWith) {
    return (
      <Suspense>
        <SentBackWith {...of.sentBackWith} />
      </Suspense>
    );
  }
  const said = answer?.done && wordsOf(answer, answer.done, of.returns);
  const open = of.items.filter(({ qty }) => qty > 0);
  if (open.length === 0 && of.returns.length === 0) return null;
  return (
    <section id="returns" className="mt-12" aria-labelledby="returns-title">
      <h2 id="returns-title" className="mb-4 font-display text-28 font-semibold">
        {say('purchases.return.title')}
      </h2>
      {said && <DoneNote>{say(said)}</DoneNote>}
      {answer && !answer.done && (
        <p role="alert" className="mb-4 border-l-2 border-buoy bg-paper p-4">
          {answer.none ? say('purchases.return.none') : answer.problem}
          {answer.invalid && say(answer.invalid.key, answer.invalid.args)}
        </p>
      )}
      {of.returns.length > 0 && (
        <ul className="mb-8 mt-4 grid gap-4">
          {of.returns.map((one) => (
            <ReturnEntry key={one.returnId} one={one} proof={proof} />
          ))}
        </ul>
      )}
      {open.length > 0 && <ReturnForm items={open} of={of} proof={proof} />}
    </section>
  );
}

/** What is said of what was done; a label that its carrier makes later is not there yet. The return that was announced just now is the last one. */
function wordsOf({ returnId }: Returned, done: keyof typeof doneWords, returns: readonly LoadedReturn[]) {
  const isLabelled = done === 'announced' || done === 'label';
  const one = done === 'label' ? returns.find((each) => each.returnId === returnId) : returns.at(-1);
  if (!isLabelled || !one?.isLabelComing) return doneWords[done];
  return done === 'label' ? 'purchases.return.labelComing' : 'purchases.return.doneComing';
}
