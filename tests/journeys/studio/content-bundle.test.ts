import { readFile } from 'node:fs/promises';
import { createContent } from '@eyelet/contracts/content/create.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { runDueImports } from '@eyelet/server/content-imports/run-due.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { bundleOfPages, sendBundle } from '../../api/content-imports/imports.ts';
import { heading, openStudio, t } from './steps.ts';

const journey = openJourney();
const staging = openStudio(journey, (app) => mountStudio(app));
const production = openStudio(journey, async (app, shop, prepared) => {
  await mountStudio(app);
  await mountPages(app, shop, prepared);
});

/** A second attempt finds the changes of the first one. */
let tries = 0;

test('a publisher moves content from one shop to another, after a trial that lists the changes', async () => {
  const there = await staging.work('/content', { roles: ['publisher'] });
  tries += 1;
  const key = `regatta-${tries}`;
  const { kind, document } = pageItem(key, { title: 'The regatta', blocks: [textBlock('Who sails along')] });
  const body = { kind, key, name: 'Regatta', document } as const;
  const { item } = await there.who.call(createContent, { body });
  await there.who.call(publishContent, { params: { itemId: item.itemId }, body: { version: 1 } });
  await there.page.getByRole('link', { name: t('studio.bundle.title'), exact: true }).click();
  await heading(there.page, t('studio.bundle.title')).waitFor();
  const [download] = await Promise.all([
    there.page.waitForEvent('download'),
    there.page.getByRole('link', { name: t('studio.bundle.exportFile'), exact: true }).click(),
  ]);
  const file = { name: 'content.zip', mimeType: 'application/zip', buffer: await readFile(await download.path()) };

  const here = await production.work('/content/move', { roles: ['publisher'] });
  const { page } = here;
  const choose = async (file: Readonly<{ name: string; mimeType: string; buffer: Buffer }>) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: t('studio.bundle.choose'), exact: true }).click(),
    ]);
    await chooser.setFiles(file);
  };
  await heading(page, t('studio.bundle.title')).waitFor();
  await choose({ name: 'other.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await page.getByText(t('studio.bundle.problem.type'), { exact: true }).waitFor();
  await choose(file);
  await page.getByRole('progressbar', { name: t('studio.bundle.state.checking') }).waitFor();
  await expectAccessible(page, 'a file that is being checked');
  await runDueImports(production.running().shop);
  await page.getByText(t('studio.bundle.trial'), { exact: true }).waitFor();
  await page.getByRole('listitem').filter({ hasText: key }).getByText(t('studio.bundle.outcome.created')).waitFor();
  await expectAccessible(page, 'what an import would do');
  expect((await fetch(`${production.origin()}/en-us/${key}`)).status).toBe(404);
  await page.getByRole('button', { name: t('studio.bundle.apply'), exact: true }).click();
  await page.getByRole('progressbar', { name: t('studio.bundle.state.importing') }).waitFor();

  // Whoever goes away meanwhile finds it in the list.
  await page
    .getByRole('link', { name: t('studio.bundle.title'), exact: true })
    .first()
    .click();
  await page
    .getByRole('row')
    .getByRole('progressbar', { name: t('studio.bundle.state.importing') })
    .waitFor();
  await expectAccessible(page, 'the imports');
  await runDueImports(production.running().shop);
  await page.getByRole('row').getByText(t('studio.bundle.state.done'), { exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'content.zip' }).first().click();
  await page.getByText(t('studio.bundle.done'), { exact: true }).waitFor();

  await expect
    .poll(async () => (await fetch(`${production.origin()}/en-us/${key}`)).status, { timeout: 20_000 })
    .toBe(200);
  await page.goto(`${production.origin()}/en-us/${key}`);
  await page.getByText('Who sails along', { exact: true }).first().waitFor();
  await page.goto(`${production.origin()}/studio/content/move`);
  await choose(file);
  await page.getByRole('progressbar', { name: t('studio.bundle.state.checking') }).waitFor();
  await runDueImports(production.running().shop);
  await page.getByText(t('studio.bundle.nothing'), { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('studio.bundle.apply'), exact: true }).count()).toBe(0);
  expectNoComplaints(there);
});

test.each([widths.phone, widths.tablet, widths.desktop])('moving content fits %i px', async (width) => {
  const { page, who } = await production.work(
    '/content/move',
    { roles: ['publisher'] },
    { viewport: { width, height: 900 } },
  );
  const { importId } = await sendBundle(who, await bundleOfPages([`fits-${width}`]), {
    ...{ trial: true, fileName: 'a-rather-long-name-of-a-file-of-the-staging-shop-2026-11-24.zip' },
  });
  await page.reload();
  await page.getByRole('progressbar').waitFor();
  await expectFits(page);
  await runDueImports(production.running().shop);
  await page.goto(`${production.origin()}/studio/content/move/${importId}`);
  await page.getByText(t('studio.bundle.trial'), { exact: true }).waitFor();
  await expectFits(page);
});
