import { announce } from '@eyelet/server/jobs/announce.ts';
import { sendDueWebhooks } from '@eyelet/server/webhooks/send-due.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { isSignedWith, openWebhookReceiver, type WebhookReceiver } from '@eyelet/testing/webhook-receiver.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newWebhook } from '../../api/webhooks/messages.ts';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney(), undefined, (options) =>
  startStockedShop({ ...options, config: { privateWebhooks: true } }),
);

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await openWebhookReceiver();
});
afterEach(() => receiver.close());

/** Places an order, and sends the messages about it. */
async function tellOfAnOrder(): Promise<string> {
  const { origin, shop } = studio.running();
  const { orderNumber } = await buy(await newShopper(origin), origin, upcs.socks);
  await announce(shop);
  await sendDueWebhooks(shop);
  return orderNumber;
}

test('a webhook is created, its secret is shown once, and an order that its receiver refused is sent again', async () => {
  const visitor = await studio.work('/webhooks');
  const { page } = visitor;
  await page.getByRole('button', { name: t('studio.webhooks.new') }).click();
  const form = page.getByRole('form', { name: t('studio.webhooks.new') });
  const create = form.getByRole('button', { name: t('studio.webhooks.create') });
  await create.click();
  await form.getByText(t('studio.error.required')).first().waitFor();
  await form.getByRole('textbox', { name: t('studio.webhooks.url') }).fill(receiver.url);
  await form.getByRole('checkbox', { name: t('studio.fact.order.placed') }).press('Space');
  await create.click();
  const shown = page.getByRole('alertdialog', { name: t('studio.webhooks.secret') });
  const secret = await shown.getByRole('textbox', { name: t('studio.webhooks.secret') }).inputValue();
  await expectAccessible(page, 'the secret');
  await shown.getByRole('button', { name: t('studio.secret.kept') }).click();
  await heading(page, new URL(receiver.url).host).waitFor();
  expect(await page.content()).not.toContain(secret);

  receiver.answer((response) => response.writeHead(410).end('no such shop'));
  const orderNumber = await tellOfAnOrder();
  const [first] = receiver.received;
  expect(first && isSignedWith(first, secret)).toBe(true);
  await page.reload();
  await page.getByText(t('studio.webhooks.givenUpNotice', { count: 1 })).waitFor();
  await page.getByRole('link', { name: t('studio.webhooks.showMessages') }).click();
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await row.getByText(t('studio.webhooks.state.given up')).waitFor();
  await row.getByRole('button').click();
  const tries = page.getByRole('table', { name: t('studio.webhooks.tries') });
  await tries.getByRole('cell', { name: '410' }).waitFor();
  await tries.getByText('no such shop').waitFor();
  await expectAccessible(page, 'a message with its tries');

  receiver.answer((response) => response.end('thank you'));
  await page.getByRole('button', { name: t('studio.webhooks.replay') }).click();
  const question = page.getByRole('alertdialog', { name: t('studio.webhooks.replayTitle', { count: 1 }) });
  await question.getByRole('button', { name: t('studio.webhooks.replay') }).click();
  await page.getByText(t('studio.webhooks.replayed', { count: 1 })).waitFor();
  await row.getByText(t('studio.webhooks.state.waiting')).waitFor();
  await sendDueWebhooks(studio.running().shop);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(2).fill(first?.headers['webhook-id']),
  );
  await page.reload();
  await row.getByText(t('studio.webhooks.state.delivered')).waitFor();
  expectNoComplaints(visitor);
});

test('a secret is renewed and a webhook deleted only after a confirmation, and both are audited', async () => {
  const { page, who } = await studio.work('/webhooks');
  const { webhookId, secret } = await newWebhook(who, receiver.url);
  await page.goto(`${studio.origin()}/studio/webhooks/${webhookId}`);
  await page.getByRole('button', { name: t('studio.webhooks.renew') }).click();
  const asked = page.getByRole('alertdialog', { name: t('studio.webhooks.renew') });
  await asked.getByRole('button', { name: t('studio.webhooks.renew') }).click();
  const shown = page.getByRole('alertdialog', { name: t('studio.webhooks.secret') });
  const field = shown.getByRole('textbox', { name: t('studio.webhooks.secret') });
  await expect.poll(() => field.inputValue()).toMatch(/^whsec_/);
  expect(await field.inputValue()).not.toBe(secret);
  await shown.getByRole('button', { name: t('studio.secret.kept') }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: t('studio.action.webhooks.renewSecret') })
    .waitFor();
  await page.getByRole('button', { name: t('studio.webhooks.remove') }).click();
  const question = page.getByRole('alertdialog', { name: t('studio.webhooks.remove') });
  await question.getByRole('button', { name: t('studio.cancel') }).click();
  await page.getByRole('button', { name: t('studio.webhooks.remove') }).click();
  await question.getByRole('button', { name: t('studio.webhooks.remove') }).click();
  await heading(page, t('studio.webhooks.title')).waitFor();
  await page.getByText(t('studio.webhooks.removed')).waitFor();
});

test.each([widths.phone, 1024, widths.desktop])(
  'list, record and messages fit %i px and are accessible',
  async (width) => {
    const { page, who } = await studio.work('/webhooks', {}, { viewport: { width, height: 900 } });
    const { webhookId } = await newWebhook(who, receiver.url);
    await tellOfAnOrder();
    const places = [
      ['', t('studio.webhooks.title')],
      [`/${webhookId}`, new URL(receiver.url).host],
      [`/${webhookId}/messages`, t('studio.webhooks.messages')],
    ] as const;
    for (const [path, title] of places) {
      await page.goto(`${studio.origin()}/studio/webhooks${path}`);
      await heading(page, title).waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, title);
      await expectFits(page, title);
    }
  },
);
