import { checkContent } from '@eyelet/contracts/content/check.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { proposeTranslation } from '@eyelet/contracts/content/propose-translation.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { readTranslationService } from '@eyelet/contracts/translation-service/read.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startTranslationServer, type TranslationServer } from '@eyelet/testing/translation-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TranslationServer;
let running: RunningShop;
let author: TestStaff;
const standard = (words: string) => (words.trim() === '' ? words : words.replace(/\S/, 'DE $&'));

beforeAll(async () => {
  server = await startTranslationServer();
  running = await startShop({
    config: { translation: { kind: 'deepl', endpoint: server.endpoint } },
    parts: { secrets: { sessionSecret: undefined, recaptchaKey: undefined, deeplKey: server.key } },
  });
  author = await newStaff(running, { roles: ['publisher'] });
});
beforeEach(() => {
  server.answer(undefined);
  server.say(standard);
});
afterAll(async () => {
  await running?.close();
  await server?.close();
});

let count = 0;

/** A page with a title, a text with an address and a placeholder, and a button. */
async function newPage() {
  count++;
  const { kind, key, name, document } = pageItem(`proposed-${count}`, {
    title: 'Salt & wool',
    blocks: [
      {
        type: 'rich-text',
        version: 2,
        props: { title: 'Care', richText: '<p>Wash <em>cold</em>, {name}. <a href="/cart">More</a></p>' },
      },
      { type: 'buttons', version: 1, props: { targets: [{ text: 'Home', url: '/cart' }] } },
    ],
  });
  const { item } = await author.call(createContent, { body: { kind, key, name, document } });
  return { itemId: item.itemId, key, document };
}

const propose = (itemId: string, version = 1, language = 'de') =>
  author.call(proposeTranslation, { params: { itemId, language }, body: { version } });

const textsIn = ({ variants }: ContentDocument, language = 'de') => variants[language]?.texts ?? {};

test('missing texts are proposed as a draft, marked, with their placeholders and elements; what is written stays, and nothing is published', async () => {
  const { itemId, key, document } = await newPage();
  await author.call(publishContent, { params: { itemId }, body: { version: 1 } });
  const own = { 'blocks.b1.title': { value: 'Pflege', from: 'older' } };
  const written = { ...document, variants: { de: { texts: own } } };
  await author.call(saveDraft, { params: { itemId }, body: { version: 1, document: written } });

  const { opened, proposed, leftOut } = await propose(itemId, 2);
  expect([proposed, leftOut, opened.item.latest, opened.item.published]).toEqual([4, 0, 3, 1]);
  const texts = textsIn(opened.document);
  expect(texts['blocks.b1.title']).toEqual(own['blocks.b1.title']);
  expect(texts['props.title']).toMatchObject({ value: 'DE Salt & wool', proposed: true });
  expect(texts['blocks.b1.richText']?.value).toMatch(/<em>DE cold<\/em>.*\{name\}.*<a href="\/cart"/);
  expect(texts['blocks.b2.targets[0].text']?.value).toBe('DE Home');
  const shown = await (await fetch(`${running.origin}/fapi/pages/${key}`, { headers: { 'x-locale': 'de_DE' } })).json();
  expect(JSON.stringify(shown)).not.toContain('DE ');

  // They count as translated, and the checklist names them until somebody confirms them.
  const findings = async () =>
    (await author.call(checkContent, { params: { itemId }, query: {} })).findings.filter(
      ({ rule, audience }) => audience === 'de' && rule.startsWith('translation.'),
    );
  expect(await findings()).toMatchObject([
    { rule: 'translation.changed' },
    { rule: 'translation.proposed', severity: 'warns', values: { count: 4 } },
  ]);
  const again = await propose(itemId, 3);
  expect([again.proposed, again.opened.item.latest]).toEqual([0, 3]);
});

test('a proposal that loses a placeholder or an element, or is too long for its place, is left out', async () => {
  const { itemId } = await newPage();
  server.say((words) => (words.includes('Salt') ? 'x'.repeat(400) : words));
  server.answer(undefined);
  const lost = await propose(itemId);
  expect(textsIn(lost.opened.document)['props.title']).toBeUndefined();
  expect(lost.leftOut).toBeGreaterThan(0);

  const other = await newPage();
  const broken = other.document.sections[0]?.blocks.length ?? 0;
  expect(broken).toBe(2);
  server.answer({ status: 200, body: JSON.stringify({ translations: Array(5).fill({ text: '<b>fett</b>' }) }) });
  const spoilt = await propose(other.itemId);
  expect([spoilt.proposed, spoilt.opened.item.latest]).toEqual([0, 1]);
});

test.each([
  [403, 'key'],
  [456, 'limit'],
  [429, 'busy'],
  [404, 'answer'],
])('a service that answers %i is named as the reason %s, and nothing changes', async (status, reason) => {
  const { itemId } = await newPage();
  server.answer({ status });
  const error = await propose(itemId).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw error;
  expect([error.id, error.errorDetails[0]?.details?.reason]).toEqual(['STF455', reason]);
  const { item, document } = await author.call(readContent, { params: { itemId } });
  expect([item.latest, document.variants]).toEqual([1, {}]);
});

test('an older version, the source language and a market are refused', async () => {
  const { itemId, document } = await newPage();
  await author.call(saveDraft, {
    params: { itemId },
    body: { version: 1, document: { ...document, props: { ...document.props, title: 'Newer' } } },
  });
  await expect(propose(itemId, 1)).rejects.toMatchObject({ id: 'STF409' });
  await expect(propose(itemId, 2, 'en')).rejects.toMatchObject({ id: 'STF400' });
  await expect(propose(itemId, 2, 'fr-ca')).rejects.toMatchObject({ id: 'STF400' });
  await expect(propose(itemId, 2, 'es')).rejects.toMatchObject({ id: 'STF400' });
});

describe('who may', () => {
  test('authors see the service, analysts do not', async () => {
    expect(await author.call(readTranslationService, {})).toEqual({ name: 'DeepL' });
    const analyst = await newStaff(running, { roles: ['analyst'] });
    const { itemId } = await newPage();
    await expect(analyst.call(readTranslationService, {})).rejects.toMatchObject({ id: 'STF403' });
    const request = { params: { itemId, language: 'de' }, body: { version: 1 } };
    await expect(analyst.call(proposeTranslation, request)).rejects.toMatchObject({ id: 'STF403' });
  });

  test('a shop without a service says so', async () => {
    const plain = await startShop();
    try {
      const someone = await newStaff(plain, { roles: ['author'] });
      expect(await someone.call(readTranslationService, {})).toEqual({ name: null });
      const { kind, key, name, document } = pageItem('alone');
      const { item } = await someone.call(createContent, { body: { kind, key, name, document } });
      const request = { params: { itemId: item.itemId, language: 'de' }, body: { version: 1 } };
      const error = await someone.call(proposeTranslation, request).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ id: 'STF455', errorDetails: [{ details: { reason: 'none' } }] });
    } finally {
      await plain.close();
    }
  });
});
