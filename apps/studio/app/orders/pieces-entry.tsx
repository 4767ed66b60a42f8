import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { missingText } from '../packing/missing-text.ts';
import { dateTime, useWords } from '../words/words.ts';

type PiecesEntryProps = Readonly<{ moved: NonNullable<TimelineEntry['piecesMoved']>; author: string; at: string }>;

/** Pieces that were not found, and what has become of them, in the timeline of an order. */
export function PiecesEntry({ moved, author, at }: PiecesEntryProps) {
  const { t, language } = useWords();
  const { qty: n, from, to, left } = moved;
  const name = [moved.name, moved.size].filter(Boolean).join(', ');
  return (
    <li>
      <span>
        {from === null
          ? t('studio.orders.pieces.again', { n, name })
          : t('studio.orders.pieces.missing', { n, name, place: from.name })}
      </span>
      <span>{missingText(t, { moved: to, left })}</span>
      <span className="hint">
        {author === '' ? undefined : <>{author} · </>}
        <time dateTime={at}>{dateTime(language, at)}</time>
      </span>
    </li>
  );
}
