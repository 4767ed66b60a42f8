import { balanceOfPoints } from '@eyelet/testing/loyalty.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { describeProgramme } from './programme.ts';

describeProgramme('the programme of the shop itself', async () => {
  const running = await startStockedShop({ onHand: 500 });
  return { running, balance: (member) => balanceOfPoints(running, member), close: running.close };
});
