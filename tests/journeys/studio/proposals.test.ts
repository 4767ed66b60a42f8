import { createContent } from '@eyelet/contracts/content/create.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { startTranslationServer, type TranslationServer } from '@eyelet/testing/translation-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStudio, t } from './steps.ts';

const journey = openJourney();
let server: TranslationServer | undefined;
beforeAll(async () => {
  server = await startTranslationServer();
});
afterAll(() => server?.close());

const service = () => {
  if (!server) throw new Error('the service is not there yet');
  return server;
};
const helped = openStudio(
  journey,
  (app) => mountStudio(app),
  (options) =>
    startShop({
      ...options,
      config: { translation: { kind: 'deepl', endpoint: service().endpoint } },
      parts: {
        ...options.parts,
        secrets: { sessionSecret: undefined, recaptchaKey: undefined, deeplKey: service().key },
      },
    }),
);
const alone = openStudio(journey, (app) => mountStudio(app));

let pages = 0;

/** The translations of a new page, opened in the editor. */
async function openTranslations(studio: typeof helped, width: number = widths.desktop) {
  const visitor = await studio.work('/content', { roles: ['author'] }, { viewport: { width, height: 900 } });
  pages += 1;
  const { kind, key, name, document } = pageItem(`proposed-${pages}`, { blocks: [textBlock('Who sails along')] });
  const { item } = await visitor.who.call(createContent, { body: { kind, key, name, document } });
  await visitor.page.goto(`${studio.origin()}/studio/content/${item.itemId}/edit`);
  const asked = visitor.page.waitForResponse('**/staff/v1/translation-service');
  await visitor.page.getByRole('button', { name: t('studio.content.translations') }).click();
  await asked;
  await visitor.page.getByRole('region', { name: t('studio.content.translations') }).waitFor();
  return visitor;
}

test('an author has missing texts proposed, reads them, and confirms or changes each', async () => {
  const visitor = await openTranslations(helped);
  const { page } = visitor;
  const propose = page.getByRole('button', { name: t('studio.editor.propose'), exact: true });
  service().answer({ status: 456 });
  await propose.click();
  await page.getByText(t('studio.editor.proposeProblem.limit'), { exact: true }).waitFor();
  service().answer(undefined);
  await propose.click();
  const proposed = page.getByText(t('studio.editor.isProposed'), { exact: true });
  await proposed.first().waitFor();
  const count = await proposed.count();
  expect(count).toBeGreaterThan(1);
  await expectAccessible(page, 'proposed translations');
  await page
    .getByRole('button', { name: t('studio.editor.confirm'), exact: true })
    .first()
    .click();
  await expect.poll(() => proposed.count()).toBe(count - 1);
  const changed = page.locator('.translation').filter({ has: proposed }).first();
  await changed.getByRole('textbox').fill('Wer segelt mit');
  await expect.poll(() => proposed.count()).toBe(count - 2);
  // The refusal of the service is a line in the console of the browser.
  expect(visitor.complaints.filter((one) => !one.includes('409'))).toEqual([]);
});

test('a shop without a translation service offers none', async () => {
  const visitor = await openTranslations(alone);
  await visitor.page.getByText(t('studio.editor.export'), { exact: true }).waitFor();
  await expect.poll(() => visitor.page.getByRole('button', { name: t('studio.editor.propose') }).count()).toBe(0);
  expectNoComplaints(visitor);
});

test.each(Object.values(widths))('proposed translations fit %i px', async (width) => {
  const { page } = await openTranslations(helped, width);
  await page.getByRole('button', { name: t('studio.editor.propose'), exact: true }).click();
  await page.getByText(t('studio.editor.isProposed'), { exact: true }).first().waitFor();
  await expectFits(page);
});
