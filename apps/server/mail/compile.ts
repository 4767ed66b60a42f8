import { Worker } from 'node:worker_threads';

export type ToCompile = Readonly<{ id: number; mjml: string }>;
export type Compiled = Readonly<{ id: number; html: string; problems: readonly string[] }>;

type Thread = Readonly<{ worker: Worker; asked: Map<number, PromiseWithResolvers<Compiled>> }>;

/** Milliseconds without a question after which the thread ends. */
const idleMs = 10_000;

let thread: Thread | undefined;
let end: NodeJS.Timeout | undefined;
let lastId = 0;

/**
 * MJML as HTML; throws when it is invalid. Compiled in a thread that ends when nothing more is asked: loading the library
 * holds a thread for half a second, and it takes as much memory as the rest of the program.
 */
export async function compileMail(mjml: string): Promise<string> {
  clearTimeout(end);
  thread ??= startThread();
  const { worker, asked } = thread;
  const answer = Promise.withResolvers<Compiled>();
  lastId += 1;
  asked.set(lastId, answer);
  // A command that sends a mail and ends waits for it.
  worker.ref();
  worker.postMessage({ id: lastId, mjml } satisfies ToCompile);
  const { html, problems } = await answer.promise;
  if (problems.length > 0) throw new Error(`mail template: ${problems.join('; ')}`);
  return html;
}

function startThread(): Thread {
  const worker = new Worker(new URL('./compile-thread.ts', import.meta.url), { name: 'mail templates' });
  const asked: Thread['asked'] = new Map();
  worker.on('message', (compiled: Compiled) => {
    asked.get(compiled.id)?.resolve(compiled);
    asked.delete(compiled.id);
    if (asked.size > 0) return;
    worker.unref();
    end = setTimeout(() => {
      thread = undefined;
      worker.terminate();
    }, idleMs).unref();
  });
  // Mails that waited for it are tried again, like any that fail.
  const fail = (error: Error) => {
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
    if (thread?.worker === worker) thread = undefined;
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread of mail templates has ended')));
  return { worker, asked };
}
