import { useEffect, useRef, useState } from 'react';
import { inPart } from '../in-part.ts';
import type { BlockViewProps } from '../view-props.ts';
import { type Visitor, visitor } from '../visitor.ts';
import type { Experience } from './schema.ts';

/** Another script of the page asks for new decisions with it (B4.2.03). */
const recalculate = 'p13n:recalculate';

/** What was decided for the visitor; a variant of the test context counts for nothing. */
type Shown = Readonly<{ variantId: string | null; isTest: boolean }>;

/** The baseline until there is a decision, then its variant (B4.2.01, B4.2.02). */
export function ExperienceView({ props, held }: BlockViewProps<Experience>) {
  const { experienceId, variants, baselineWeight = 1, trackingEvent } = props;
  const [shown, setShown] = useState<Shown>();
  const known = useRef<Visitor>(undefined);
  const event = { experienceId, trackingEvent, variantId: shown?.variantId ?? null };

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let asked = 0;
    const weighed = variants.map(({ variantId, weight = 1 }) => ({ variantId, weight }));
    async function ask({ testContext, decide, record }: Visitor): Promise<void> {
      const tested = variants.find(({ variantId }) => testContext().includes(variantId));
      if (tested) return setShown({ variantId: tested.variantId, isTest: true });
      asked += 1;
      const turn = asked;
      const decision = await decide({ experienceId, baselineWeight, variants: weighed });
      if (signal.aborted || turn !== asked) return;
      setShown(decision && { variantId: decision.variantId, isTest: false });
      if (decision) record({ kind: 'exposure', experienceId, variantId: decision.variantId, trackingEvent });
    }
    visitor
      .then((one) => {
        if (signal.aborted) return;
        known.current = one;
        const again = () => void ask(one).catch(console.warn);
        window.addEventListener(recalculate, again, { signal });
        signal.addEventListener('abort', one.watchConsent(again));
        again();
      })
      .catch(console.warn);
    return () => stop.abort();
  }, [experienceId, variants, baselineWeight, trackingEvent]);

  const part = variants.findIndex(({ variantId }) => variantId === shown?.variantId);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its links and buttons do
    // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons are clicked by keys as well
    <div
      className="space-y-20 lg:space-y-32"
      data-variant={event.variantId ?? 'baseline'}
      onClick={({ target }) => {
        const isPress = target instanceof Element && target.closest('a, button');
        if (isPress && shown && !shown.isTest) known.current?.record({ ...event, kind: 'click' });
      }}
    >
      {inPart(held, part < 0 ? undefined : part)}
    </div>
  );
}
