import { createDeepl } from '@eyelet/server/translation-service/deepl.ts';
import { startTranslationServer, type TranslationServer } from '@eyelet/testing/translation-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let server: TranslationServer;
beforeAll(async () => {
  server = await startTranslationServer();
});
beforeEach(() => {
  server.answer(undefined);
  server.requests.length = 0;
});
afterAll(() => server.close());

const service = (options: Partial<Parameters<typeof createDeepl>[0]> = {}) =>
  createDeepl({ endpoint: server.endpoint, apiKey: server.key, ...options });
const toGerman = { from: 'en', to: 'de' } as const;

test('texts are translated in their order, as HTML, in requests that the interface takes', async () => {
  const texts = Array.from({ length: 120 }, (_, index) => `Text ${index}`);
  const long = ['<p>long</p>'.padEnd(29_000, 'x'), 'y'.repeat(29_000)];
  const found = await service().translate([...texts, ...long], toGerman);
  expect(found.slice(0, 3)).toEqual(['DE:Text 0', 'DE:Text 1', 'DE:Text 2']);
  expect(found[119]).toBe('DE:Text 119');
  expect(found.length).toBe(122);
  // Fifty, fifty, twenty with the first long one, and the other long one.
  expect(server.requests.map(({ text }) => text.length)).toEqual([50, 50, 21, 1]);
  expect(server.requests[0]).toMatchObject({ source_lang: 'EN', target_lang: 'DE', tag_handling: 'html' });
});

test('English is asked for by its kind, and what is marked stays', async () => {
  const marked = 'Hallo <span translate="no">{name}</span>';
  expect(await service().translate([marked], { from: 'de', to: 'en' })).toEqual([`EN-US:${marked}`]);
});

test('nothing to translate asks for nothing', async () => {
  expect(await service().translate([], toGerman)).toEqual([]);
  expect(server.requests).toEqual([]);
});

test.each([
  [403, 'key'],
  [456, 'limit'],
  [429, 'busy'],
  [500, 'busy'],
  [503, 'busy'],
  [400, 'answer'],
  [413, 'answer'],
] as const)('status %i is the problem %s', async (status, problem) => {
  server.answer({ status, body: '{"message":"no"}' });
  await expect(service().translate(['a'], toGerman)).rejects.toMatchObject({ problem });
});

test.each([
  ['no JSON', 'sorry'],
  ['another shape', '{"text":["a"]}'],
  ['too few', '{"translations":[]}'],
  ['no text', '{"translations":[{"text":1}]}'],
  ['nothing', 'null'],
])('an answer with %s is a problem, and no translation', async (_, body) => {
  server.answer({ status: 200, body });
  await expect(service().translate(['a'], toGerman)).rejects.toMatchObject({ problem: 'answer' });
});

test('a wrong key, a service that is silent, and one that is not there are told apart', async () => {
  await expect(service({ apiKey: 'other' }).translate(['a'], toGerman)).rejects.toMatchObject({ problem: 'key' });
  server.answer('silent');
  await expect(service({ patience: 50 }).translate(['a'], toGerman)).rejects.toMatchObject({ problem: 'unreachable' });
  const gone = service({ endpoint: 'http://127.0.0.1:9' });
  await expect(gone.translate(['a'], toGerman)).rejects.toMatchObject({ problem: 'unreachable' });
});
