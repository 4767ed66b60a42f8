import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { styleIdOf } from '@eyelet/domain/catalogue/style-id.ts';
import type { Language } from '@eyelet/domain/markets/market.ts';
import { LRUCache } from 'lru-cache';
import { createAskedBefore } from '../catalogue/asked-before.ts';
import type { Memory } from '../catalogue/memory/memory.ts';
import type { Vocabulary } from '../catalogue/memory/vocabulary.ts';
import type { Found, SearchIndex, SearchParts } from '../catalogue/search-index.ts';
import { categoryFactsOf, styleFactsOf } from './facts.ts';
import type { Answer, FromIndex, Question, ToIndex } from './messages.ts';

/** Styles posted between two turns of the event loop, so that requests are answered meanwhile. */
const batch = 50;

/** Numbers kept in cached results: a broad term on a large catalogue finds half of it. */
const keptNumbers = 2_000_000;

/** How often a question is sent. It is sent again after the thread has ended, but only once, as the question may be the cause. */
const mostTries = 2;

/** Pause before an ended thread is replaced, so that one that cannot start is not restarted in a tight loop. */
const restartMs = 200;

export type IndexParts = SearchParts & Readonly<{ startThread?: () => Worker }>;

type Pending = Readonly<{ question: Question; resolve: (answer: Answer) => void; reject: (error: Error) => void }> & {
  tries: number;
};

type Thread = Readonly<{ worker: Worker; filled: Promise<void> }>;

/**
 * The search index in a thread: it is sent every style, then every change, and questions. A thread that ends is
 * replaced.
 */
export function createThreadIndex(parts: IndexParts): SearchIndex {
  const { memory, numbers, log } = parts;
  const pending = new Map<number, Pending>();
  // Replaced, not cleared, when something changes: an answer under way is then stored in the former cache, which nobody
  // reads.
  let found = createKept();
  const askedBefore = createAskedBefore();
  let nextId = 1;
  let filling = 0;
  let closed = false;
  let thread = start();

  function start(): Thread {
    const worker = (parts.startThread ?? startThread)();
    const filled = new Promise<void>((resolve) => {
      worker.on('message', (message: FromIndex) => {
        if (message.kind === 'filled') {
          resolve();
          endKept();
          return;
        }
        pending.get(message.id)?.resolve(message);
        pending.delete(message.id);
      });
    });
    worker.on('error', (error) => log.error({ err: error }, 'the search index has failed; it is started again'));
    worker.on('exit', () => {
      if (!closed) setTimeout(restart, restartMs).unref();
    });
    worker.unref();
    return { worker, filled };
  }

  function restart(): void {
    if (closed) return;
    thread = start();
    void fill();
    for (const one of pending.values()) ask(one);
  }

  function endKept(): void {
    found = createKept();
    parts.changed();
  }

  function tell(message: ToIndex, to = thread): void {
    to.worker.postMessage(message);
  }

  /** Sends everything, a few styles at a time. Changes meanwhile are sent as they come. */
  async function fill(): Promise<void> {
    filling += 1;
    const mine = filling;
    const to = thread;
    const superseded = () => closed || mine !== filling;
    const { tree, masterIds: all } = memory();
    tell({ kind: 'categories', categories: categoryFactsOf(tree()) }, to);
    const masterIds = all();
    for (let at = 0; at < masterIds.length; at += batch) {
      tellStyles(masterIds.slice(at, at + batch), to);
      await setImmediate();
      if (superseded()) return;
    }
    await parts.read;
    if (superseded()) return;
    const known = new Set(memory().masterIds());
    const gone = Array.from({ length: numbers.size() }, (_, number) => number).filter(
      (number) => !known.has(numbers.wordOf(number)),
    );
    tell({ kind: 'styles', put: [], remove: gone }, to);
    tell({ kind: 'filled' }, to);
  }

  function tellStyles(masterIds: readonly string[], to = thread): void {
    const put = masterIds.flatMap((masterId) => {
      const style = memory().passingStyle(masterId);
      return style?.listed ? styleFactsOf(style, numbers.numberOf(masterId), memory()) : [];
    });
    const kept = new Set(put.map(({ number }) => number));
    const remove = masterIds.map(numbers.numberOf).filter((number) => !kept.has(number));
    tell({ kind: 'styles', put, remove }, to);
  }

  async function question(asked: Omit<Question, 'id'>): Promise<Answer> {
    const id = nextId++;
    return new Promise((resolve, reject) => {
      const one: Pending = { question: { ...asked, id }, resolve, reject, tries: 0 };
      pending.set(id, one);
      ask(one);
    });
  }

  /** Questions wait until the index has been filled for the first time. */
  function ask(one: Pending): void {
    const { id } = one.question;
    one.tries += 1;
    if (one.tries > mostTries || closed) {
      pending.delete(id);
      one.reject(new Error('the search index did not answer'));
      return;
    }
    const to = thread;
    to.filled.then(() => {
      if (to === thread && pending.has(id)) tell({ kind: 'question', ...one.question }, to);
    });
  }

  void fill();
  return {
    async search(term, language) {
      const direct = numberOf(term, memory(), numbers);
      if (direct !== undefined) return { numbers: Uint32Array.of(direct), suggestion: null };
      const key = keyOf(term, language);
      const kept = found;
      const known = kept.get(key);
      if (known) return known;
      const { hits } = await question({ term, language, count: undefined, terms: 0 });
      if (askedBefore(key)) kept.set(key, hits);
      return hits;
    },
    async suggest(text, language, most) {
      const direct = numberOf(text, memory(), numbers);
      const { hits, terms } = await question({ term: text, language, count: most.styles, terms: most.terms });
      return { ...hits, ...(direct === undefined ? {} : { numbers: Uint32Array.of(direct) }), terms };
    },
    async popular(language, count) {
      const { terms } = await question({ term: '', language, count: 0, terms: count });
      return terms;
    },
    refresh(masterIds) {
      tellStyles(masterIds);
      endKept();
    },
    refill: () => void fill(),
    warm: () => thread.filled,
    async close() {
      closed = true;
      for (const { reject } of pending.values()) reject(new Error('the search index is closed'));
      pending.clear();
      await thread.worker.terminate();
    },
  };
}

function createKept(): LRUCache<string, Found> {
  return new LRUCache({ maxSize: keptNumbers, sizeCalculation: (one) => one.numbers.length + 1 });
}

function startThread(): Worker {
  // A small young generation: the garbage of a search is short-lived, and the engine hardly ever returns memory.
  const resourceLimits = { maxYoungGenerationSizeMb: 16 };
  return new Worker(new URL('./index-thread.ts', import.meta.url), { name: 'search index', resourceLimits });
}

function keyOf(term: string, language: Language): string {
  return `${language} ${term.toLowerCase()}`;
}

/** The style of a style, colourway or SKU given by its number. */
function numberOf(term: string, memory: Memory, numbers: Vocabulary): number | undefined {
  const masterId = namedBy(term.trim().toUpperCase(), memory);
  return masterId === undefined ? undefined : numbers.numberOf(masterId);
}

function namedBy(id: string, memory: Memory): string | undefined {
  if (/^\d{13}$/.test(id)) return memory.sku(id)?.colourway.style.masterId;
  if (!/^[A-Z]{2}[A-Z0-9]{6,9}$/.test(id)) return undefined;
  return memory.style(styleIdOf(id))?.masterId;
}
