import { createContent } from '@eyelet/contracts/content/create.ts';
import { exportTranslation } from '@eyelet/contracts/content/export-translation.ts';
import { importTranslation } from '@eyelet/contracts/content/import-translation.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { readCompleteness } from '@eyelet/contracts/content/read-completeness.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { htmlVectors } from '@eyelet/testing/html-vectors.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let author: TestStaff;

beforeAll(async () => {
  running = await startShop();
  author = await newStaff(running, { roles: ['author'], name: 'Ada' });
});

afterAll(() => running.close());

let count = 0;

/** A page with a title and a text with emphasis, and functions that export and import its translation. */
async function newPage() {
  count++;
  const { kind, key, name, document } = pageItem(`translated-${count}`, {
    title: 'Salt & “wool”',
    blocks: [
      { type: 'rich-text', version: 2, props: { title: 'Care', richText: '<p>Wash <em>cold</em>, dry flat.</p>' } },
      { type: 'buttons', version: 1, props: { targets: [{ text: 'Home', url: '/' }] } },
    ],
  });
  const { item } = await author.call(createContent, { body: { kind, key, name, document } });
  const params = { itemId: item.itemId, audience: 'de' };
  return {
    params,
    read: async () => (await author.call(readContent, { params })).document,
    exported: async (audience = 'de') => {
      const path = requestUrl(exportTranslation, { params: { ...params, audience } });
      const response = await author.fetch(running.origin + path);
      return { type: response.headers.get('content-type'), text: await response.text(), status: response.status };
    },
    imported: (xliff: string, version: number) => author.call(importTranslation, { params, body: { version, xliff } }),
  };
}

/** The file with a translation after each source. */
const translated = (xml: string, say: (source: string) => string) =>
  xml.replaceAll(/<source>([\s\S]*?)<\/source>/g, (whole, source) => `${whole}<target>${say(source)}</target>`);

async function refused(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (one: unknown) => one,
  );
  if (!(error instanceof ApiError)) throw new Error('the call was not refused');
  return [error.id, error.errorDetails[0]?.details?.reason];
}

test('the texts of an item are exported for a translator as XLIFF, and imported as a draft that shows what has changed since', async () => {
  const { params, read, exported, imported } = await newPage();
  const { text: xml, type } = await exported();
  expect(type).toContain('application/xliff+xml');
  expect(xml).toContain('srcLang="en" trgLang="de"');
  expect(xml).not.toContain('<target>');
  const after = await imported(
    translated(xml, (source) => `DE ${source}`),
    1,
  );
  expect(after.item.latest).toBe(2);
  const texts = after.document.variants.de?.texts ?? {};
  expect(texts['props.title']?.value).toBe('DE Salt & “wool”');
  expect(texts['blocks.b1.richText']?.value).toContain('<em>cold</em>');
  expect(texts['blocks.b2.targets[0].text']?.value).toBe('DE Home');
  const german = async () =>
    (await author.call(readCompleteness, { params })).languages.find(({ language }) => language === 'de');
  expect(await german()).toMatchObject({ missing: [], changed: [] });
  expect((await exported()).text).toContain('<target>DE Home</target>');

  // Importing the same file again changes nothing.
  expect((await imported((await exported()).text, 2)).item.latest).toBe(2);

  // The title was rewritten in the meantime: the translation is stored, marked as one of an older source.
  const document = await read();
  const changed = { ...document, props: { ...document.props, title: 'Salt and wool' } };
  await author.call(saveDraft, { params, body: { version: 2, document: changed } });
  await imported(
    translated(xml, (source) => `Neu ${source}`),
    3,
  );
  expect(await german()).toMatchObject({ missing: [], changed: ['props.title'] });
});

test('the older XLIFF 1.2 is read too', async () => {
  const { params, imported } = await newPage();
  const xml = `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="${params.itemId}" datatype="plaintext" source-language="en" target-language="de"><body>
    <trans-unit id="blocks.b1.title"><source>Care</source><target>Pflege</target></trans-unit>
    <trans-unit id="blocks.gone.title"><source>Gone</source><target>Weg</target></trans-unit>
    <trans-unit id="props.title"><source>Salt</source><target> </target></trans-unit></body></file></xliff>`;
  const { document } = await imported(xml, 1);
  expect(Object.keys(document.variants.de?.texts ?? {})).toEqual(['blocks.b1.title']);
});

test('a file of another item or language is refused, and changes nothing', async () => {
  const { read, exported, imported } = await newPage();
  const other = await newPage();
  const { text: xml } = await exported();
  const before = await read();
  const target = translated(xml, () => 'x');
  for (const [wrong, reason] of [
    ['no XML at all', 'unreadable'],
    ['<html></html>', 'unreadable'],
    [xml.slice(0, 200), 'unreadable'],
    [
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${target.replaceAll('>x<', '>&b;<')}`,
      'unreadable',
    ],
    [`<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${target}`, 'unreadable'],
    ['<a>'.repeat(100_000), 'unreadable'],
    [(await other.exported()).text, 'item'],
    [(await exported('fr')).text, 'language'],
    [target.replaceAll('>x<', '>x <ph id="1"/><'), 'markup'],
  ] as const) {
    expect(await refused(imported(wrong, 1))).toEqual(['STF454', reason]);
  }
  expect((await exported('en')).status).toBe(400);
  expect((await exported('xx')).status).toBe(400);
  expect((await refused(imported(target, 7)))[0]).toBe('STF409');
  expect(
    (
      await refused(
        imported(
          translated(xml, () => 'x'.repeat(500)),
          1,
        ),
      )
    )[0],
  ).toBe('STF400');
  expect(await read()).toEqual(before);
});

test('a translation cannot contain HTML that its author could not write', async () => {
  const { exported, imported } = await newPage();
  const { text: xml } = await exported();
  const asText = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  let version = 1;
  let taken = 0;
  for (const vector of htmlVectors) {
    const file = xml.replace(
      /<source>(&lt;p&gt;[\s\S]*?)<\/source>/,
      (whole) => `${whole}<target>${asText(`<p>Kalt</p>${vector}`)}</target>`,
    );
    const stored = await imported(file, version).catch((error: ApiError) => error);
    // A file with a text that the shop cannot store, such as one with an invalid character, is refused completely.
    if (stored instanceof ApiError) {
      expect(stored.id, vector).toBe('STF400');
      continue;
    }
    const { item, document } = stored;
    version = item.latest;
    const value = String(document.variants.de?.texts['blocks.b1.richText']?.value);
    expect(value, vector).toMatch(/^<p>Kalt<\/p>/);
    taken++;
    expect(value, vector).not.toMatch(/<(?:script|img|svg|iframe|object|style|math|form)|\son\w+\s*=|javascript:/i);
  }
  expect(taken).toBeGreaterThan(htmlVectors.length - 5);
});
