import { expect, test } from 'vitest';
import { createFairQueue, QueueClosed, QueueFull } from './fair-queue.ts';

/** Work that ends when the test says so, recording the order in which tasks began. */
function bench() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  };
  return { begun, work, end };
}

const limits = { atOnce: 1, perAsker: 3, inAll: 5 };

test('callers take turns, however much one of them requests', async () => {
  const { begun, work, end } = bench();
  const queue = createFairQueue(limits);
  for (const name of ['a1', 'a2', 'a3']) void queue.run(name, 'a', work(name));
  void queue.run('b1', 'b', work('b1'));
  await end('a1');
  await end('a2');
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('work that two callers request is done once, at whichever turn comes first', async () => {
  const { begun, work, end } = bench();
  const queue = createFairQueue(limits);
  for (const name of ['a1', 'a2', 'a3', 'shared']) void queue.run(name, 'a', work(name));
  const answer = queue.run('shared', 'b', work('never begun'));
  await end('a1');
  await end('a2');
  await end('shared');
  expect(await answer).toBe('shared');
  await end('a3');
  expect(begun).toEqual(['a1', 'a2', 'shared', 'a3']);
});

test('work for later waits for all other work, and becomes urgent when it is requested', async () => {
  const { begun, work, end } = bench();
  const queue = createFairQueue(limits);
  void queue.run('a1', 'a', work('a1'));
  const ended = queue.runLater('later', work('later'));
  expect(queue.runLater('later', work('later'))).toBeUndefined();
  void queue.runLater('wanted', work('wanted'));
  void queue.run('a2', 'a', work('a2'));
  void queue.run('wanted', 'b', work('never begun'));
  for (const name of ['a1', 'a2', 'wanted', 'later']) await end(name);
  await ended;
  expect(begun).toEqual(['a1', 'a2', 'wanted', 'later']);
});

test('no caller may have more waiting than its share, and all together no more than the limit', async () => {
  const { work } = bench();
  const queue = createFairQueue(limits);
  const ask = (name: string, asker: string) => queue.run(name, asker, work(name));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a');
  await expect(ask('a5', 'a')).rejects.toBeInstanceOf(QueueFull);
  for (const name of ['b1', 'b2']) void ask(name, 'b');
  await expect(ask('b3', 'b')).rejects.toBeInstanceOf(QueueFull);
  await expect(ask('c1', 'c')).rejects.toBeInstanceOf(QueueFull);
});

test('closing drops what waits and lets what runs end', async () => {
  const { begun, work, end } = bench();
  const queue = createFairQueue(limits);
  const running = queue.run('a1', 'a', work('a1'));
  const waiting = queue.run('a2', 'a', work('a2'));
  const closed = queue.close();
  await expect(waiting).rejects.toBeInstanceOf(QueueClosed);
  await expect(queue.run('a3', 'a', work('a3'))).rejects.toBeInstanceOf(QueueClosed);
  await end('a1');
  await closed;
  expect([await running, begun]).toEqual(['a1', ['a1']]);
});
