import { announce } from '@eyelet/server/jobs/announce.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

test('a live shop shows no mails, and keeps none of their content', async () => {
  const running = await startStockedShop({ config: { stage: 'live' } });
  try {
    const order = await buy(await newShopper(running.origin), running.origin, upcs.socks);
    await announce(running.shop);
    const { rows } = await running.shop.database.pool.query(
      `select subject_id, html, text, files from mail where kind = 'order-confirmation'`,
    );
    expect(rows).toEqual([{ subject_id: order.orderNumber, html: '', text: '', files: [] }]);
    expect((await fetch(`${running.origin}/dev/outbox`)).status).toBe(404);
  } finally {
    await running.close();
  }
});
