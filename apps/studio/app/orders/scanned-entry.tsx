import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { dateTime, useWords } from '../words/words.ts';

type ScannedEntryProps = Readonly<{ scanned: NonNullable<TimelineEntry['scanned']>; at: string }>;

/** What a carrier has reported of a parcel, in the timeline of an order. */
export function ScannedEntry({ scanned, at }: ScannedEntryProps) {
  const { t, language } = useWords();
  const { state, place, trackingNumber } = scanned;
  return (
    <li>
      <span>{t(`studio.orders.scan.${state}`)}</span>
      <span className="hint">
        <code>{trackingNumber}</code>
        {place === '' ? undefined : <> · {place}</>}
      </span>
      <time className="hint" dateTime={at}>
        {dateTime(language, at)}
      </time>
    </li>
  );
}
