import { type BlockView, views } from './views.ts';

type Loading = Readonly<{ tried: Promise<void>; arrived: Promise<BlockView> }>;

const loaded = new Map<string, BlockView>();
const tried = new Set<string>();
const loading = new Map<string, Loading>();

/** The view of a block; undefined until its script has loaded. */
export function loadedView(type: string): BlockView | undefined {
  return loaded.get(type);
}

/** The view of a block once its script has loaded. After a failure it is loaded when the browser is online again. */
export function arrivingView(type: string): Promise<BlockView> {
  return loadView(type).arrived;
}

/** First attempts to load the views of blocks: each ends when its script has loaded, or failed to load. */
export function triesOf(types: readonly string[]): readonly Promise<void>[] {
  return types.filter((type) => !tried.has(type)).map((type) => loadView(type).tried);
}

function loadView(type: string): Loading {
  const known = loading.get(type);
  if (known) return known;
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<BlockView>();
  const attempt = async (): Promise<void> => {
    try {
      const load = views[type];
      if (!load) throw new Error(`no view of block ${type}`);
      const view = await load();
      loaded.set(type, view);
      arrive(view);
    } catch (error) {
      // On the server a missing view is a fault; in a browser the rest of the page is shown without it.
      if (typeof window === 'undefined') throw error;
      window.addEventListener('online', attempt, { once: true });
    }
    tried.add(type);
  };
  const one = { arrived, tried: attempt() };
  loading.set(type, one);
  return one;
}
