import { createContent } from '@eyelet/contracts/content/create.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { add, expectFrom, frameOf, isSaved, patient, scheduleFrom } from './editor-steps.ts';
import { heading, openStudio, t } from './steps.ts';

const journey = openJourney();
// With the catalogue and the pages of the brand, so that the example links of blocks have targets.
const studio = openStudio(
  journey,
  async (app, shop, prepared) => {
    await mountStudio(app);
    await mountPages(app, shop, prepared);
  },
  (options) => startShop({ ...options, parts: { ...options.parts, beforeSnapshot: loadDemo } }),
);

/** A second attempt writes a page of its own. */
let tries = 0;

/** Besides the text block with which the page begins. */
const kinds = [
  ...(['hero', 'banner', 'picture', 'accordions', 'newsletter'] as const),
  ...(['icon-and-text', 'buttons', 'linked-card', 'spacer'] as const),
];

async function choose(page: Page, label: string, option: string): Promise<void> {
  const canvas = page.getByRole('region', { name: t('studio.editor.canvas') });
  await canvas.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an author builds a landing page with ten kinds of block, translates it, previews it for next Friday in Germany as a member, schedules it, and a shopper sees it at the minute', async () => {
  const zone = { timezoneId: 'Europe/Berlin' };
  const author = await studio.work('/content', { roles: ['publisher'], name: 'Pia' }, zone);
  const { page, who } = author;
  tries += 1;
  const [key, name] = [`friday-${tries}`, `Friday ${tries}`];
  const { kind, document } = pageItem(key, { title: name, blocks: [textBlock('Friday at the harbour')] });
  const { item } = await who.call(createContent, { body: { kind, key, name, document } });
  const read = async () => (await who.call(readContent, { params: { itemId: item.itemId } })).document;
  await page.goto(`${studio.origin()}/studio/content/${item.itemId}/edit`);
  await heading(page, name).waitFor();

  for (const one of kinds) await add(page, t(`blocks.${one}`));
  const types = async () =>
    (await read()).sections.flatMap(({ blocks }) => blocks.map((one) => ('type' in one ? one.type : 'reference')));
  await expect.poll(async () => (await types()).toSorted(), patient).toEqual(['rich-text', ...kinds].toSorted());

  await page.getByRole('button', { name: t('studio.content.translations') }).click();
  await page.getByRole('button', { name: new RegExp(t('studio.editor.audience')) }).click();
  await page.getByRole('option', { name: /Deutsch/ }).click();
  await page
    .getByRole('textbox', { name: new RegExp(`Friday at the harbour › ${t('blocks.field.title')}`) })
    .fill('Freitag am Hafen');
  await expect.poll(async () => JSON.stringify((await read()).variants), patient).toContain('Freitag am Hafen');
  await page.getByRole('button', { name: t('studio.content.translations') }).click();
  await isSaved(page);

  const german = new Intl.DisplayNames('en', { type: 'region' }).of('DE') ?? '';
  await choose(page, t('studio.editor.market'), german);
  await choose(page, t('studio.editor.shopper'), t('studio.editor.shopper.member'));
  await page.getByLabel(t('studio.editor.moment'), { exact: true }).fill('2026-11-27T10:00');
  const shown = 'html[lang="de-DE"][data-preview*="previewShopper=member"][data-preview*="2026-11-27T09"]';
  await frameOf(page).locator(shown).waitFor();
  await frameOf(page).getByRole('heading', { name: 'Freitag am Hafen' }).waitFor();

  await scheduleFrom(page, '2026-11-27T10:00');

  const path = `/de-de/${key}`;
  await expectFrom(studio, path, '2026-11-27T09:00:00Z');
  const shopper = await journey.visit(studio.origin() + path, { baseURL: studio.origin() });
  await shopper.page.getByRole('heading', { name: 'Freitag am Hafen' }).waitFor();
  expectNoComplaints(author);
});
