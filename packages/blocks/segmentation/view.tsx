import { chosenSegment } from '@eyelet/domain/personalisation/segments.ts';
import { useEffect, useState } from 'react';
import { inPart } from '../in-part.ts';
import type { BlockViewProps } from '../view-props.ts';
import { visitor } from '../visitor.ts';
import type { Segmentation } from './schema.ts';

/** The editor shows another part. */
const recalculate = 'p13n:recalculate';

/** The blocks of one segment (B2.2.59): the server writes the baseline, and the browser chooses once it knows the visitor. */
export function SegmentationView({ props: { segments }, held }: BlockViewProps<Segmentation>) {
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    const stop = new AbortController();
    visitor.then(({ audience, testContext, watchAudience }) => {
      if (stop.signal.aborted) return;
      const choose = () => setChosen(chosenSegment(segments, audience(), testContext()));
      choose();
      window.addEventListener(recalculate, choose, { signal: stop.signal });
      stop.signal.addEventListener('abort', watchAudience(choose));
    }, console.warn);
    return () => stop.abort();
  }, [segments]);
  return (
    <div className="space-y-20 lg:space-y-32" data-segment={segments[chosen ?? -1]?.id ?? 'baseline'}>
      {inPart(held, chosen)}
    </div>
  );
}
