import { expectAccessible, expectContrast } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { invited } from '@eyelet/testing/staff.ts';
import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney());

const widths = [1440, 1024, 390] as const;

/** Expects the page to be accessible in light and in dark, which differ in nothing but colours, and not to scroll sideways. */
async function expectSoundInBoth(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, `${where}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${where}, light`);
  await expectFits(page, where);
}

/** What waits until a page asks for nothing more. */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (one) => open.add(one));
  page.on('requestfinished', (one) => open.delete(one));
  page.on('requestfailed', (one) => open.delete(one));
  // What has come is drawn in a frame, and may ask for more in the next one.
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return async () => {
    do await drawn();
    while (open.size > 0);
  };
}

const desks = [
  ['/home', t('studio.home.title')],
  ['/staff', t('studio.staff.title')],
  ['/staff/:me', 'Ada Brink'],
  ['/roles', t('studio.roles.title')],
  ['/roles/owner', t('staff.role.owner.name')],
  ['/roles/new', t('studio.roles.new')],
  ['/content', t('studio.content.title')],
  ['/content/new', t('studio.content.new')],
  ['/audit', t('studio.audit.title')],
  ['/settings', t('studio.settings.title')],
  ['/packing', t('studio.packing.title')],
  ['/transfers', t('studio.transfers.title')],
  ['/transfers/new', t('studio.transfers.new')],
  ['/transfers/stock', t('studio.transfers.stock')],
  ['/texts', t('studio.texts.title')],
  ['/texts/en/product.addToCart', t('product.addToCart')],
  ['/ledger', t('studio.ledger.title')],
  ['/disputes', t('studio.disputes.title')],
  ['/follow-ups', t('studio.followUps.title')],
  ['/webhooks', t('studio.webhooks.title')],
  ['/webhooks/new', t('studio.webhooks.new')],
  ['/api-keys', t('studio.apiKeys.title')],
  ['/api-keys/new', t('studio.apiKeys.new')],
  ['/account', t('studio.account.title')],
  ['/nowhere', t('studio.missing.title')],
] as const;

describe('desks and records', () => {
  let visitor: Awaited<ReturnType<typeof studio.work>>;
  let quiet: () => Promise<void>;
  beforeAll(async () => {
    visitor = await studio.work('/staff', { name: 'Ada Brink' }, { colorScheme: 'light' });
    quiet = quietOf(visitor.page);
  });

  test.each(desks)('%s, at every width', async (path, title) => {
    const { page, who } = visitor;
    await page.goto(`${studio.origin()}/studio${path.replace(':me', who.me.staffId)}`);
    await heading(page, title).waitFor();
    await quiet();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectSoundInBoth(page, `${path} at ${width} px`);
    }
    expectNoComplaints(visitor);
  });
});

describe.each(widths)('%i px', (width) => {
  const browser = { viewport: { width, height: 900 }, colorScheme: 'light' } as const;
  const isWide = width > 900;

  test('pages before signing in', async () => {
    const visitor = await studio.visit('/sign-in', browser);
    const { page } = visitor;
    await heading(page, t('studio.signIn.title')).waitFor();
    await expectSoundInBoth(page, 'sign-in');
    await page.goto(`${studio.origin()}/studio/invitation#token=${await invited(studio.running())}`);
    await page.getByRole('img', { name: t('studio.codes.picture') }).waitFor();
    await expectSoundInBoth(page, 'invitation');
    expectNoComplaints(visitor);
  });

  test('dialogs, palette and menu', async () => {
    const visitor = await studio.work('/staff', {}, browser);
    const { page } = visitor;
    await page.getByRole('button', { name: t('studio.staff.invite') }).click();
    await page.getByRole('checkbox').first().waitFor();
    await expectSoundInBoth(page, 'the invitation dialog');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('menuitem').first().waitFor();
    await expectSoundInBoth(page, 'the palette');
    if (!isWide) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('studio.menu') }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('studio.roles.title') })
        .click();
      await heading(page, t('studio.roles.title')).waitFor();
    }
    expectNoComplaints(visitor);
  });
});

test('the theme can be chosen, and the studio is in the language of the person', async () => {
  const { page } = await studio.work('/account', {}, { colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole('button', { name: t('studio.theme') }).click();
  await page.getByRole('option', { name: t('studio.theme.dark') }).click();
  expect(await ground()).toBe('dark');
  await page.reload();
  await heading(page, t('studio.account.title')).waitFor();
  expect(await ground()).toBe('dark');
  await page.getByRole('button', { name: t('studio.language') }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: t('studio.save'), exact: true }).click();
  await heading(page, 'Ihr Konto').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});
