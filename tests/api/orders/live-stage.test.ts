import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

test('a live shop shows its mails to nobody', async () => {
  const running = await startStockedShop({ config: { stage: 'live' } });
  const { status } = await fetch(`${running.origin}/dev/outbox`);
  await running.close();
  expect(status).toBe(404);
});
