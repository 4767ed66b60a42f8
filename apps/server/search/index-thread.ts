import { parentPort } from 'node:worker_threads';
import type { FromIndex, ToIndex } from './messages.ts';
import { createStyleIndex } from './style-index.ts';

/** Processor time of a search in microseconds, after which it answers with the hits so far. */
const mostMicroseconds = 15_000;

const cpuTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** The thread that holds the search index, so that searches never block the shop's event loop. */
const index = createStyleIndex();

function answer(message: ToIndex): FromIndex | undefined {
  switch (message.kind) {
    case 'categories':
      index.setCategories(message.categories);
      return undefined;
    case 'styles':
      index.remove(message.remove);
      index.put(message.put);
      return undefined;
    case 'filled':
      return { kind: 'filled' };
    case 'question': {
      const { id, term, language, count, terms } = message;
      const until = cpuTime() + mostMicroseconds;
      const hits = index.find(term, language, () => cpuTime() > until, count);
      return {
        kind: 'answer',
        id,
        hits,
        terms: terms === 0 ? [] : term === '' ? index.popular(language, terms) : index.terms(term, language, terms),
      };
    }
  }
}

parentPort?.on('message', (message: ToIndex) => {
  const reply = answer(message);
  if (reply) parentPort?.postMessage(reply, reply.kind === 'answer' ? [reply.hits.numbers.buffer as ArrayBuffer] : []);
});
