import type { Order } from '@eyelet/contracts/orders/order.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { deliver } from '../../api/order-desk/orders.ts';
import { ready, sendSignIn, wordsOf } from '../signing/steps.ts';
import { openStudio } from '../studio/steps.ts';
import { untilSaved } from './steps.ts';

const journey = openJourney();
const shop = openStudio(
  journey,
  async (app, opened, prepared) => {
    await mountStudio(app);
    await mountPages(app, opened, prepared);
  },
  startStockedShop,
);

type Mail = Readonly<{ kind: string; text: string }>;

/** The mails about the parcel of an order that has just been delivered. */
async function mailsOfDelivery(shopper: Shopper): Promise<readonly Mail[]> {
  const running = shop.running();
  const order: Order = await buy(shopper, running.origin, upcs.deck);
  await announce(running.shop);
  await deliver(await newStaff(running), order);
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<Mail>(
    'select kind, text from mail where subject_id = $1 order by kind',
    [`${order.orderNumber}/shipment-1`],
  );
  return rows;
}

test.each([
  ['en-us', widths.desktop, true],
  ['de-de', widths.phone, false],
] as const)(
  'a member who follows the link in a mail about a parcel and switches these off gets no more of them: %s, %i, scripts %s [C7.88]',
  async (locale, width, javaScriptEnabled) => {
    const t = wordsOf(locale);
    const consumer = await newConsumer(shop.running().origin);
    const mails = await mailsOfDelivery(consumer);
    expect(mails.map(({ kind }) => kind)).toEqual(['shipment-delivered', 'shipment-shipped']);
    const [, path = ''] = /https?:\/\/[^/\s]+\/en-us(\/account\/\S+)/.exec(mails[0]?.text ?? '') ?? [];
    const visitor = await journey.visit(`${shop.origin()}/${locale}${path}`, {
      ...{ viewport: { width, height: 900 }, javaScriptEnabled },
    });
    const { page } = visitor;
    const settled = async () => {
      if (javaScriptEnabled) await ready(page);
    };
    const main = page.getByRole('main');
    await settled();
    await sendSignIn(main, locale, consumer.email, consumer.password);
    await page.waitForURL(({ pathname }) => pathname === `/${locale}/account/subscriptions`);
    await settled();
    const parcels = main.getByRole('region', { name: t('mailing.topic.shipping') });
    const returns = main.getByRole('region', { name: t('mailing.topic.returns') });
    await parcels.getByText(t('account.subscription.on')).waitFor();
    await parcels.getByRole('button', { name: t('account.unsubscribe') }).click();
    await untilSaved(page, locale);
    await parcels.getByText(t('account.subscription.off')).waitFor();
    await page.reload();
    await parcels.getByText(t('account.subscription.off')).waitFor();
    await returns.getByText(t('account.subscription.on')).waitFor();
    // What no switch of the page posts switches nothing: neither the topic nor, instead of it, the newsletter.
    const headers = { origin: shop.origin() };
    const post = (form: Record<string, string>) => page.request.post(page.url(), { headers, form });
    const answers = [await post({ topic: 'gossip', optin: 'yes' }), await post({ channel: 'fax', optin: 'yes' })];
    expect(answers.map((one) => one.status())).toEqual([400, 400]);
    if (javaScriptEnabled) await expectAccessible(page, 'what the shop may send');
    await expectFits(page);
    expect(await mailsOfDelivery(consumer)).toEqual([]);
    await parcels.getByRole('button', { name: t('account.subscribe') }).click();
    await parcels.getByText(t('account.subscription.on')).waitFor();
    expect(await mailsOfDelivery(consumer)).toHaveLength(2);
    expectNoComplaints(visitor);
  },
);
