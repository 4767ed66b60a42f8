import { type BlockView, views } from './views.ts';

type Loading = Readonly<{ tried: Promise<void>; arrived: Promise<BlockView> }>;

const loaded = new Map<string, BlockView>();
const tried = new Set<string>();
const loading = new Map<string, Loading>();

/** The view of a block; undefined while its script is not there. */
export function loadedView(type: string): BlockView | undefined {
  return loaded.get(type);
}

/** The view of a block once its script is there. What could not be had is fetched when the browser is online again. */
export function arrivingView(type: string): Promise<BlockView> {
  return loadView(type).arrived;
}

/** Of the views of blocks those that have not been tried yet: each ends when its script is there, or could not be had. */
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
      // On the server a view that is not there is a fault; in a browser the rest of the page stands without it.
      if (typeof window === 'undefined') throw error;
      window.addEventListener('online', attempt, { once: true });
    }
    tried.add(type);
  };
  const one = { arrived, tried: attempt() };
  loading.set(type, one);
  return one;
}
