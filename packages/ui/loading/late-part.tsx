import type { Translate } from '@eyelet/messages/translate.ts';
import {
  type ComponentType,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { tellUnanswered } from '../toasts/tell-unanswered.ts';
import { useSay } from '../words/words.tsx';
import { keepTyped } from './keep-typed.ts';
import { standInOf } from './stand-in.ts';
import { whenOnline } from './when-online.ts';

type Late<P> = Readonly<{
  /** The component whose script loads when the shopper comes near its element. */
  Part: ComponentType<P>;
  /** Loads the script when the shopper comes near the element of the reference. */
  useNearness: (near: RefObject<HTMLElement | null>) => void;
}>;

type Options<P> = Readonly<{
  /** Whether it is near once it is almost visible; otherwise only when it is touched or gets the focus. */
  bySight?: boolean;
  /** What the part is about, where pages show it of different things: what the server wrote of one stands for no other. */
  of?: (props: P) => string;
}>;

const never = () => () => {};

/** How far below the viewport a part is near, so that its script has loaded before it is visible. */
const margin = '600px';

/**
 * A part that the server renders completely, and whose script loads when a shopper comes near it: by pointer, focus or
 * scrolling. Clicks and submits before that are delayed until the script has loaded.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { bySight = true, of = () => '' }: Options<P> = {},
): Late<P> {
  let loaded: ComponentType<P> | undefined;
  let tried = false;
  let loading: Promise<void> | undefined;
  let arrive: (part: ComponentType<P> | undefined) => void = () => {};
  /** The component, or undefined once its script could not be had. */
  const coming = new Promise<ComponentType<P> | undefined>((resolve) => {
    arrive = (part) => {
      settled = true;
      resolve(part);
    };
  });
  let settled = false;
  /** The HTML of the part as the server wrote it. */
  let written = '';
  /** What that was about. */
  let writtenOf: string | undefined;
  // Its links and forms work natively.
  const Written = () => <div className="contents" dangerouslySetInnerHTML={{ __html: written }} />;
  /**
   * Loads the script once. Without a connection it is requested again when there is one. Where it cannot be had, no other change
   * of the page waits for it: the part stays as the server wrote it, and what the server did not write says so.
   */
  const open = (): void => {
    loading ??= (typeof document === 'undefined' ? load() : whenOnline(load)).then((part) => {
      loaded = part;
      arrive(part);
    });
    loading.catch(() => {
      loading = undefined;
      if (navigator.onLine) arrive(undefined);
      else window.addEventListener('online', open, { once: true });
    });
  };
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });

  function Content(props: P) {
    const hydrates = useHydrates();
    if (hydrates && !tried) writtenOf = of(props);
    // React renders again when another page opens, or with other changes that the part must follow.
    if (!hydrates || tried) open();
    tried = true;
    const isWritten = written !== '' && writtenOf === of(props);
    // Another page does not wait for the script: what the server rendered is shown until it is there.
    const waits = useWaiting(!hydrates && isWritten && !settled ? coming : undefined);
    useEffect(() => {
      if (!waits) show();
    }, [waits]);
    // After all hooks: a render that React repeats once the script is there does not call `use` again, and React would take
    // a hook behind it for one that the component has gained (its error 467, and 422 for the part).
    const Loaded = waits ? undefined : (loaded ?? use(coming));
    if (Loaded) return <Loaded {...props} />;
    return isWritten ? <Written /> : <Missing />;
  }

  return {
    Part: (props) => (
      <Suspense>
        <Content {...props} />
      </Suspense>
    ),
    useNearness: (near) => {
      const say = useSay();
      useEffect(() => {
        const element = near.current;
        if (!element || loaded) return;
        if (!isHydrated()) written ||= element.innerHTML;
        const stop = new AbortController();
        const { signal } = stop;
        const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), { rootMargin: margin });
        if (bySight) seen.observe(element);
        for (const kind of ['pointerover', 'touchstart', 'focusin']) {
          element.addEventListener(kind, open, { signal, passive: true });
        }
        // Registered before React's listeners, which do not know the part yet and would stop the event.
        for (const kind of ['click', 'submit', 'keydown']) {
          window.addEventListener(kind, (event) => keep(event, element, stop, say), { signal, capture: true });
        }
        const typeAgain = keepTyped(element, signal);
        void shown.then(() => {
          stop.abort();
          typeAgain();
          seen.disconnect();
        });
        return () => {
          stop.abort();
          seen.disconnect();
        };
      }, [near, say]);
    },
  };

  /** Holds back a shopper's action on the part, and repeats it once the script has loaded, or could not be loaded. */
  function keep(event: Event, element: HTMLElement, stop: AbortController, say: Translate): void {
    const again = againOf(event, element);
    if (!again || !(event.target instanceof Node && element.contains(event.target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!navigator.onLine) {
      tellUnanswered(say);
      return;
    }
    open();
    void loading
      ?.then(() => shown)
      .then(again, () => {
        stop.abort();
        again();
      });
  }
}

/** Whether a component takes over what the server wrote, rather than being rendered by the browser first. */
function useHydrates(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
}

/** Whether a promise that was given at the first render has not been settled yet. */
function useWaiting(awaited: Promise<unknown> | undefined): boolean {
  const [first] = useState(awaited);
  const [waits, setWaits] = useState(awaited !== undefined);
  useEffect(() => {
    void first?.then(() => startTransition(() => setWaits(false)));
  }, [first]);
  return waits;
}

/** Whether the page has been taken over from the server. Asked in effects: a hook would render the parent, and with it the part, again. */
function isHydrated(): boolean {
  return document.documentElement.dataset.ready === 'true';
}

/** Shown in place of a part whose script cannot be loaded. Its button reloads the page. */
function Missing() {
  const say = useSay();
  return (
    <div role="alert" className="col-span-full">
      <p className="font-medium">{say('shop.fault.title')}</p>
      <button type="button" className="plain-link" onClick={() => location.reload()}>
        {say('shop.fault.retry')}
      </button>
    </div>
  );
}

/** How to repeat the action of an event in an element; undefined for those that need no script. */
function againOf(event: Event, element: HTMLElement): (() => void) | undefined {
  const { target } = event;
  // Escape closes what is open; where nothing is, the browser has its own use of it, such as emptying a search field.
  if (event instanceof KeyboardEvent)
    return event.key === 'Escape' && element.querySelector('details[open]')
      ? () => target?.dispatchEvent(new KeyboardEvent('keydown', event))
      : undefined;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event;
    const form = standInOf(target, element);
    const button = submitter && standInOf(submitter, element);
    return () => form().requestSubmit(button?.());
  }
  const isPlain = event instanceof MouseEvent && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const pressed = isPlain && target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
  const standIn = pressed && standInOf(pressed, element);
  return standIn ? () => standIn().click() : undefined;
}
