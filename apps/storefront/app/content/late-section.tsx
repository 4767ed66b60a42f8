import { triesOf } from '@eyelet/blocks/load-views.ts';
import { RenderBlocks } from '@eyelet/blocks/render-blocks.tsx';
import { typesOf } from '@eyelet/blocks/shown-block.ts';
import { keepTyped } from '@eyelet/ui/loading/keep-typed.ts';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ShownSection } from './load-page.ts';
import type { SectionProps } from './section.tsx';

/** How far below the viewport a section starts to load. */
const margin = '600px';

const never = () => () => {};

/**
 * A section whose scripts and pictures load near the viewport (B9.32). The server renders it completely, so that it
 * works without scripts and nothing moves when they arrive; on client-side navigation, a screen of space is reserved
 * for it.
 */
export function LateSection({ section, base, preview, className }: SectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const [arrival] = useState(() => newArrival(section));
  const [arrived, setArrived] = useState(false);
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [written] = useState(hydrates);
  useEffect(() => {
    void arrival.arrived.then(() => startTransition(() => setArrived(true)));
    const element = place.current;
    if (!element || arrival.isThere()) return;
    const stop = new AbortController();
    whenNear(element, arrival.open, stop.signal);
    const typeAgain = keepTyped(element, stop.signal);
    arrival.onTaken(() => {
      stop.abort();
      typeAgain();
    });
    return () => stop.abort();
  }, [arrival]);
  // The HTML of the server stays until the scripts have loaded; on any change before that, React would discard it.
  const blocks = useMemo(
    () => (
      <Suspense fallback={<Room of={place} />}>
        <Arriving arrival={arrival}>
          <RenderBlocks blocks={section.blocks} base={base} preview={preview} startsPage={false} ofPage />
        </Arriving>
      </Suspense>
    ),
    [arrival, section, base, preview],
  );
  const isThere = written || arrived;
  return (
    <div ref={place} className={isThere ? className : 'min-h-svh'} data-section={section.name}>
      {isThere && blocks}
    </div>
  );
}

type Arrival = Readonly<{
  /** Loads the scripts of the section. */
  open: () => void;
  arrived: Promise<void>;
  /** Whether the scripts have loaded, or failed to. */
  isThere: () => boolean;
  /** Counts an attempt to hydrate; true from the second one on. */
  isAgain: () => boolean;
  /** Sets a callback for when React has hydrated the section. */
  onTaken: (then: () => void) => void;
  taken: () => void;
}>;

function newArrival({ blocks }: ShownSection): Arrival {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  let [opened, there, attempts] = [false, false, 0];
  let taken = () => {};
  return {
    arrived,
    open: () => {
      if (opened) return;
      opened = true;
      void Promise.all(triesOf(typesOf(blocks))).then(() => {
        there = true;
        resolve();
      });
    },
    isThere: () => there,
    isAgain: () => attempts++ > 0,
    onTaken: (then) => {
      taken = then;
    },
    taken: () => taken(),
  };
}

function Arriving({ arrival, children }: Readonly<{ arrival: Arrival; children: ReactNode }>) {
  if (typeof document !== 'undefined' && !arrival.isThere()) {
    // Another change of the page must not wait until somebody comes near.
    if (arrival.isAgain()) arrival.open();
    use(arrival.arrived);
  }
  useEffect(arrival.taken, [arrival]);
  return children;
}

/** Reserves the height that a section has had. */
function Room({ of }: Readonly<{ of: RefObject<HTMLElement | null> }>) {
  return <div style={{ minHeight: of.current?.offsetHeight }} />;
}

/** Calls back once a shopper comes near an element by scrolling, pointer or focus; the signal ends the wait. */
function whenNear(element: HTMLElement, open: () => void, signal: AbortSignal): void {
  const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), { rootMargin: margin });
  seen.observe(element);
  signal.addEventListener('abort', () => seen.disconnect());
  for (const kind of ['pointerover', 'touchstart', 'focusin']) {
    element.addEventListener(kind, open, { signal, passive: true });
  }
}
