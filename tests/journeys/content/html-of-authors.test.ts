import { allowLists } from '@eyelet/blocks/html/allow-list.ts';
import { cleanHtml } from '@eyelet/blocks/html/clean-html.ts';
import { htmlVectors } from '@eyelet/testing/html-vectors.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { ready } from '../checkout/steps.ts';

const journey = openJourney({ pictures: true });

test('HTML that an author may not write is not in the page, but its text is [B2.2.27]', async () => {
  const { page, complaints } = await journey.visit('/en-us/dev/blocks?type=rich-text');
  await ready(page);
  const text = page.locator('[data-example="rich-text"] .rich-text').last();
  expect(await text.textContent()).toBe('These words stay.');
  expect(await text.locator('script, img, [onclick], [style], [id]').count()).toBe(0);
  expect(await page.evaluate(() => 'ranByAuthor' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('what nobody has cleaned runs in the browser of these tests', async () => {
  const { page } = await journey.visit('about:blank');
  const ran = new Promise((resolve) => {
    page.on('dialog', (dialog) => dialog.dismiss().then(() => resolve(true)));
  });
  await page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror=alert(1)>';
  });
  expect(await ran).toBe(true);
});

test.each(['inline', 'rich'] as const)(
  'a browser finds no more in clean %s HTML than the list allows',
  async (kind) => {
    // A page without a policy, so that scripts would run.
    const { page, complaints } = await journey.visit('about:blank');
    let ran = 0;
    page.on('dialog', (dialog) => {
      ran += 1;
      void dialog.dismiss();
    });
    const { allowedTags, allowedAttributes } = allowLists[kind];
    const found = await page.evaluate(
      (all) =>
        all.flatMap((html) => {
          const box = document.body.appendChild(document.createElement('div'));
          box.innerHTML = html;
          return [...box.querySelectorAll('*')].map(({ localName, attributes }) => ({
            tag: localName,
            attributes: [...attributes].map(({ name }) => name),
          }));
        }),
      htmlVectors.map((html) => cleanHtml(html, kind)),
    );
    const strangers = found.flatMap(({ tag, attributes }) => [
      ...(allowedTags.includes(tag) ? [] : [tag]),
      ...attributes.filter(
        (name) => ![...(allowedAttributes['*'] ?? []), ...(allowedAttributes[tag] ?? [])].includes(name),
      ),
    ]);
    expect([...new Set(strangers)]).toEqual([]);
    expect([ran, complaints]).toEqual([0, []]);
  },
);
