import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { enUs } from '@eyelet/domain/markets/en-us.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyTree } from '../catalogue/memory/categories.ts';
import type { StyleEntry } from '../catalogue/memory/entry.ts';
import { createMemory } from '../catalogue/memory/memory.ts';
import { createVocabulary } from '../catalogue/memory/vocabulary.ts';
import type { SearchIndex } from '../catalogue/search-index.ts';
import { createLog } from '../kernel/log.ts';
import type { ToIndex } from './messages.ts';
import { createThreadIndex } from './thread-index.ts';

const thresholds = { fewOfSize: 3, newForDays: 45 };

const opened: SearchIndex[] = [];
afterEach(async () => {
  for (const index of opened.splice(0)) await index.close();
});

function style(masterId: string, name: string): StyleEntry {
  return {
    masterId,
    gender: 0,
    activities: [],
    categories: [],
    categoryNumbers: [],
    productType: 'standard',
    giftCard: false,
    cost: {},
    isDeliverable: true,
    presale: false,
    customs: false,
    storeOnly: false,
    notifyMe: false,
    listed: true,
    gift: false,
    giftOption: false,
    scale: { id: '', byCode: new Map() },
    maxQty: 1,
    setMembers: [],
    launchedAt: 0,
    popularity: 10,
    texts: { en: { slug: 'x', name, kind: 'smock', material: '' } },
    colourways: [],
    row: -1,
    revision: 0,
  };
}

function open(startThread: () => Worker, read: Promise<void> = Promise.resolve()) {
  const numbers = createVocabulary();
  const memory = createMemory({ places: [], scales: new Map(), tree: emptyTree, numbers, thresholds });
  memory.replace(['SKAAAAAA', 'SKBBBBBB'], [style('SKAAAAAA', 'Quarry'), style('SKBBBBBB', 'Holm')]);
  const index = createThreadIndex({
    memory: () => memory,
    numbers,
    read,
    changed: memory.endEdition,
    log: createLog('silent'),
    startThread,
  });
  opened.push(index);
  const search = async (term: string) => {
    const { numbers: rows } = await index.search(term, 'en');
    return [...rows].flatMap((row) => memory.cardStyleAt(row, enUs)?.masterId ?? []);
  };
  return { memory, index, search };
}

/** Threads are slow to start on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const realThread = () => new Worker(new URL('./index-thread.ts', import.meta.url));

/** A thread that never answers and records its messages. */
class SilentThread extends EventEmitter {
  readonly told: ToIndex[] = [];
  postMessage(message: ToIndex): void {
    this.told.push(message);
    if (message.kind === 'filled') this.emit('message', { kind: 'filled' });
  }
  unref(): void {}
  async terminate(): Promise<void> {}
}

test('nothing is searched in the thread of the shop: what the other one does not answer stays open', async () => {
  const thread = new SilentThread();
  const { index } = open(() => thread as unknown as Worker);
  const answered = vi.fn();
  const asked = index.search('quarry', 'en').then(answered, () => undefined);
  await vi.waitFor(() =>
    expect(thread.told).toContainEqual(expect.objectContaining({ kind: 'question', term: 'quarry' })),
  );
  expect(answered).not.toHaveBeenCalled();
  const question = thread.told.find((one) => one.kind === 'question');
  thread.emit('message', {
    kind: 'answer',
    id: question?.id,
    hits: { numbers: Uint32Array.of(7), suggestion: null },
    terms: [],
  });
  await asked;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ numbers: Uint32Array.of(7) }));
});

test('an answer that was under way when a style changed is not kept for the next question', async () => {
  const thread = new SilentThread();
  const { index } = open(() => thread as unknown as Worker);
  const questions = () => thread.told.filter((one) => one.kind === 'question');
  const askedTimes = (times: number) => vi.waitFor(() => expect(questions()).toHaveLength(times));
  const answer = (numbers: Uint32Array) =>
    thread.emit('message', {
      kind: 'answer',
      id: questions().at(-1)?.id,
      hits: { numbers, suggestion: null },
      terms: [],
    });
  const first = index.search('lismor', 'en');
  await askedTimes(1);
  answer(new Uint32Array());
  await first;
  const second = index.search('lismor', 'en');
  await askedTimes(2);
  index.refresh(['SKAAAAAA']);
  answer(new Uint32Array());
  await second;
  const third = index.search('lismor', 'en');
  await askedTimes(3);
  answer(Uint32Array.of(0));
  expect(await third).toMatchObject({ numbers: Uint32Array.of(0) });
});

test('a changed style is found by its new words only, a removed one not at all', async () => {
  const { memory, index, search } = open(realThread);
  expect(await search('quarry')).toEqual(['SKAAAAAA']);
  memory.replace(['SKAAAAAA', 'SKBBBBBB'], [style('SKAAAAAA', 'Lismor')]);
  index.refresh(['SKAAAAAA', 'SKBBBBBB']);
  expect([await search('quarry'), await search('lismor'), await search('holm')]).toEqual([[], ['SKAAAAAA'], []]);
});

test('styles given while the catalogue is read are found once it is, and no question is asked before', async () => {
  const reading = Promise.withResolvers<void>();
  const silent = new SilentThread();
  const { index: waiting } = open(() => silent as unknown as Worker, reading.promise);
  const told = () => silent.told.map(({ kind }) => kind);
  waiting.search('lismor', 'en').catch(() => undefined);
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(told()).toEqual(['categories', 'styles']);

  const { memory, index, search } = open(realThread, reading.promise);
  const asked = search('lismor');
  memory.replace(['SKCCCCCC'], [style('SKCCCCCC', 'Lismor')]);
  index.refresh(['SKCCCCCC']);
  reading.resolve();
  expect(await asked).toEqual(['SKCCCCCC']);
  expect(told()).toEqual(['categories', 'styles', 'styles', 'filled', 'question']);
});

test('a thread that ends is replaced, and what was asked of it is answered by the next one', async () => {
  const threads: Worker[] = [];
  const { index, search } = open(() => {
    const thread = realThread();
    threads.push(thread);
    return thread;
  });
  await index.warm();
  const asked = search('quarry');
  await threads[0]?.terminate();
  expect(await asked).toEqual(['SKAAAAAA']);
  expect(await search('holm')).toEqual(['SKBBBBBB']);
  expect(threads).toHaveLength(2);
});
