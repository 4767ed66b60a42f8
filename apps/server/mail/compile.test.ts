import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { compileMail } from './compile.ts';

afterEach(() => vi.useRealTimers());

const mail = (text: string) =>
  `<mjml><mj-body><mj-section><mj-column><mj-text>${text}</mj-text></mj-column></mj-section></mj-body></mjml>`;

// A thread that begins loads the whole compiler, which takes seconds on a busy machine.
test('the thread of mail templates ends when nothing more is asked, and begins again with the next mail', {
  timeout: 60_000,
}, async () => {
  // A module of its own: other tests may have started the thread already.
  vi.resetModules();
  const { compileMail } = await import('./compile.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ends: Promise<unknown>[] = [];
  const onWorker = (worker: Worker) => ends.push(new Promise((done) => worker.once('exit', done)));
  process.on('worker', onWorker);
  expect(await compileMail(mail('first'))).toContain('first');
  vi.advanceTimersByTime(9_000);
  expect(await compileMail(mail('second'))).toContain('second');
  expect(ends).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  await ends[0];
  expect(await compileMail(mail('third'))).toContain('third');
  expect(ends).toHaveLength(2);
  process.off('worker', onWorker);
});

test('a template that does not compile leaves the thread ready for others', async () => {
  const broken = compileMail('<mjml><mj-body><mj-text colour="red">x</mj-text></mj-body></mjml>');
  const whole = compileMail(mail('whole'));
  await expect(broken).rejects.toThrow('mail template');
  expect(await whole).toContain('whole');
});
