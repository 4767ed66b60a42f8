import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../look/notice.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';
import { DisputedEntry } from './disputed-entry.tsx';
import { GivenEntry } from './given-entry.tsx';
import { HandedOverEntry } from './handed-over-entry.tsx';
import { ItemsCancelledEntry } from './items-cancelled-entry.tsx';
import { MailEntry } from './mail-entry.tsx';
import { MovedEntry } from './moved-entry.tsx';
import { NoteEntry } from './note-entry.tsx';
import { PiecesEntry } from './pieces-entry.tsx';
import { ReleasedEntry } from './released-entry.tsx';
import { ReplacedEntry } from './replaced-entry.tsx';
import { ReturnedEntry } from './returned-entry.tsx';
import { ScannedEntry } from './scanned-entry.tsx';
import { TriedAgainEntry } from './tried-again-entry.tsx';
import { WriteNote } from './write-note.tsx';

/** What has happened with an order, the latest first, and where a note is written. */
export function OrderTimeline({ order }: Readonly<{ order: DeskOrder }>) {
  const { t } = useWords();
  const may = usePermission();
  const { orderNumber } = order;
  const { data, error } = useQuery({
    queryKey: ['order-timeline', orderNumber],
    queryFn: () => call(readOrderTimeline, { params: { orderNumber } }),
    // Until a mail that was asked for has been sent.
    refetchInterval: ({ state }) => (state.data?.entries.some(({ mail }) => mail?.sentAt === null) ? 2000 : false),
  });
  return (
    <Section title={t('studio.orders.timeline')}>
      {may('orders.write') && order.email !== '' ? <WriteNote orderNumber={orderNumber} /> : undefined}
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      <ol className="timeline" aria-label={t('studio.orders.timeline')}>
        {data?.entries.toReversed().map((entry) => (
          <Entry key={keyOf(entry)} order={order} entry={entry} />
        ))}
      </ol>
    </Section>
  );
}

const keyOf = (entry: TimelineEntry) => {
  const { kind, at, status, note, mail, returned, scanned, given, handedOver, disputed, itemsCancelled, replaced } =
    entry;
  if (entry.piecesMoved) return `pieces ${entry.piecesMoved.moveNo}`;
  if (entry.released) return entry.released.releaseId;
  if (entry.triedAgain) return entry.triedAgain.tryId;
  if (replaced) return `${replaced.step} ${replaced.orderNumber}`;
  if (itemsCancelled) return itemsCancelled.cancellationId;
  if (handedOver) return `handed-over ${handedOver.shippingId} ${handedOver.trackingNumber} ${at}`;
  const step = returned ? `${returned.returnId} ${returned.step}` : `${scanned?.trackingNumber} ${scanned?.state}`;
  if (given) return `${given.refundId} ${given.step}`;
  if (disputed) return `${disputed.disputeId} ${disputed.step}`;
  return note?.noteId ?? mail?.mailId ?? `${kind} ${status ?? step} ${at}`;
};

function Entry({ order, entry }: Readonly<{ order: DeskOrder; entry: TimelineEntry }>) {
  const { t, language } = useWords();
  const { at, author, status, cancelledBy, note, mail, moved, returned, scanned, given, handedOver, disputed } = entry;
  const { itemsCancelled, replaced, released, triedAgain, piecesMoved } = entry;
  if (note) return <NoteEntry orderNumber={order.orderNumber} note={note} author={author} at={at} />;
  if (mail) return <MailEntry order={order} mail={mail} author={author} at={at} />;
  if (returned) return <ReturnedEntry returned={returned} at={at} />;
  if (given) return <GivenEntry given={given} currency={order.currency} author={author} at={at} />;
  if (itemsCancelled) return <ItemsCancelledEntry of={itemsCancelled} currency={order.currency} at={at} />;
  if (replaced) return <ReplacedEntry replaced={replaced} author={author} at={at} />;
  if (released) return <ReleasedEntry released={released} currency={order.currency} author={author} at={at} />;
  if (triedAgain) return <TriedAgainEntry triedAgain={triedAgain} currency={order.currency} author={author} at={at} />;
  if (piecesMoved) return <PiecesEntry moved={piecesMoved} author={author} at={at} />;
  if (disputed) return <DisputedEntry disputed={disputed} currency={order.currency} author={author} at={at} />;
  if (handedOver) return <HandedOverEntry handedOver={handedOver} at={at} />;
  if (scanned) return <ScannedEntry scanned={scanned} at={at} />;
  if (moved) return <MovedEntry moved={moved} author={author} at={at} />;
  return (
    <li>
      {status === null ? undefined : (
        <span>
          {t(`studio.orders.status.${status}`)}
          {cancelledBy === null ? undefined : <> · {t(`studio.orders.cancelled-by.${cancelledBy}`)}</>}
        </span>
      )}
      <time className="hint" dateTime={at}>
        {dateTime(language, at)}
      </time>
    </li>
  );
}
