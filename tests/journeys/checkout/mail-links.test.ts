import { randomUUID } from 'node:crypto';
import { requestPasswordReset } from '@eyelet/contracts/auth/request-password-reset.ts';
import { exportData } from '@eyelet/contracts/consumer/export-data.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { shareFavorites } from '@eyelet/contracts/favorites/share.ts';
import { letterKinds } from '@eyelet/server/mail/letters/kinds.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { newAccount, sameConsumer } from '../signing/steps.ts';
import { homes } from './addresses.ts';
import { deckShoe, goToSummary, patient, placeButton, wordsOf } from './steps.ts';

const journey = openJourney();

const pageOf = async (address: string) => (await fetch(journey.origin() + address)).text();

/** The links of mails, after waiting for mails whose row in the outbox has this text. */
async function linksOf(said: string, mails = 1): Promise<ReadonlySet<string>> {
  const find = async () => {
    const rows = (await pageOf('/dev/outbox')).split('<tr>').filter((row) => row.includes(said));
    return rows.flatMap((row) => /href="(\/dev\/outbox\/[^"]+)"/.exec(row)?.[1] ?? []);
  };
  await expect.poll(async () => (await find()).length, patient).toBeGreaterThanOrEqual(mails);
  const bodies = await Promise.all((await find()).map((address) => pageOf(`${address}/html`)));
  const hrefs = bodies.flatMap((html) =>
    [...html.matchAll(/href="(http[^"]+)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'))),
  );
  return new Set(hrefs.map(({ pathname, search }) => pathname + search));
}

/** Opens every link in a fresh browser and expects a page with content. */
async function expectToOpen(links: ReadonlySet<string>, locale: string): Promise<void> {
  const t = wordsOf(locale);
  for (const link of links) {
    const { page, context } = await journey.visit('about:blank');
    const answer = await page.goto(link);
    expect(answer?.status(), link).toBe(200);
    const heading = page.getByRole('heading', { level: 1 }).first();
    expect(await heading.textContent(), link).not.toBe(t('shop.notFound.title'));
    await context.close();
  }
}

test.each(homes.filter(({ locale }) => locale === 'en-us' || locale === 'de-de'))(
  'the links of a guest’s mails open in a fresh browser in $locale: the order, and what was bought',
  async (home) => {
    const t = wordsOf(home.locale);
    const { page } = await journey.visit(`/${home.locale}`);
    await goToSummary(page, home);
    await placeButton(page, home.locale).click();
    await page.waitForURL(/order-confirmation\?order=/);
    const orderNumber = new URL(page.url()).searchParams.get('order') ?? 'none';
    const links = await linksOf(orderNumber, 2);
    const orderLink = [...links].find((link) => link.includes('/order-confirmation?')) ?? 'none';
    expect([...links].filter((link) => link.includes('/p/'))).not.toEqual([]);
    await expectToOpen(links, home.locale);
    const stranger = await journey.visit(orderLink);
    const main = stranger.page.getByRole('main');
    await main.getByText(orderNumber).first().waitFor();
    // Following the link does not sign the visitor in to the shop.
    await stranger.page.goto(`/${home.locale}/cart`);
    expect(await main.textContent()).not.toContain('Ada');
    const other = await journey.visit(orderLink.replace(/order=[^&]+/, 'order=ABCDEF'));
    await other.page.getByRole('heading', { level: 1, name: t('shop.notFound.title') }).waitFor();
  },
);

test('the links of an account’s mails open in a fresh browser, at most after signing in', async () => {
  const account = await newAccount(journey.origin());
  const consumer = await sameConsumer(journey.origin(), account);
  const recipient = `${randomUUID()}@example.com`;
  const { favoriteId } = await consumer.call(addFavorite, { body: { productId: deckShoe } });
  await consumer.call(shareFavorites, { params: { favoriteId: favoriteId ?? '' }, body: { recipients: [recipient] } });
  await consumer.call(exportData, {});
  await consumer.call(requestPasswordReset, { body: { email: account.email } });
  const links = new Set([...(await linksOf(account.email, 2)), ...(await linksOf(recipient))]);
  for (const place of ['/reset-password?', '/account/data/download?', '/favorites/']) {
    expect(
      [...links].some((link) => link.includes(place)),
      place,
    ).toBe(true);
  }
  await expectToOpen(links, 'en-us');
});

/** What a link alone opens: a list that is no longer shared (C2.12) and a receipt of another link are pages that are not available. */
const openedByLink = ['favorites-shared', 'till-receipt'];
// A file is no page either.
const leading = Object.entries(letterKinds).flatMap(([kind, way]) =>
  way && !('isFile' in way) && !openedByLink.includes(kind) ? [{ kind, way }] : [],
);

test.each(['en-us', 'de-de'])(
  'where the letters of %s lead is never an unknown page, also when the link is no longer valid',
  async (locale) => {
    const t = wordsOf(locale);
    const { page } = await journey.visit('about:blank');
    for (const { kind, way } of leading) {
      const path = way.path({ token: 'no-longer-valid', reference: 'R-1' });
      await page.goto('inStudio' in way ? path : `/${locale}${path}`);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await heading.waitFor();
      expect([kind, await heading.textContent()]).not.toEqual([kind, t('shop.notFound.title')]);
      expect([kind, await page.getByText(t('shop.fault.title')).count()]).toEqual([kind, 0]);
    }
  },
);
