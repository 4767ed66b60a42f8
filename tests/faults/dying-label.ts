import { createLog } from '@eyelet/server/kernel/log.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import type { LabelService } from '@eyelet/server/labels/label-service.ts';
import { makeDueLabels } from '@eyelet/server/labels/make-due-labels.ts';
import { announceReturn } from '@eyelet/server/returns/announce-return.ts';
import { openShop } from '@eyelet/server/start/open-shop.ts';
import { findOrder } from '@eyelet/server/stored-orders/stored-order.ts';

// A process that asks for due labels and is killed after a step. Arguments: the database, the service, its key, the step, minutes that
// its clock is ahead, and the number of an order of which it has all goods sent back instead, as its shopper asks.
const [databaseUrl = '', endpoint = '', apiKey = '', step = '', minutes = '0', orderNumber] = process.argv.slice(2);
const { config, secrets } = readConfig({
  ...{ LOG_LEVEL: 'silent', POOL_SIZE: '4', BOT_CHECK: 'stand-in', CARRIERS: 'easypost' },
  ...{
    EASYPOST_ENDPOINT: endpoint,
    EASYPOST_API_KEY: apiKey,
    EASYPOST_LABELS: 'ups=Ground',
    EASYPOST_RETURN_LABELS: 'ups=Ground',
  },
  EASYPOST_WEBHOOK_SECRET: 'secret-of-the-webhooks',
});
const shop = await openShop({
  ...{ config, secrets, databaseUrl, log: createLog('silent') },
  clock: () => new Date(Date.now() + Number(minutes) * 60_000),
});
const { carriers } = shop;
if (!carriers?.labels) throw new Error('it makes no labels');
const { labels } = carriers;
const dead = (name: string) => {
  if (name === step) process.kill(process.pid, 'SIGKILL');
};
const mortal: LabelService = {
  ...labels,
  prepare: async (...given) => {
    const ref = await labels.prepare(...given);
    dead('prepare');
    return ref;
  },
  buy: async (...given) => {
    dead('name');
    const bought = await labels.buy(...given);
    dead('buy');
    return bought;
  },
  takeBack: async (...given) => {
    const outcome = await labels.takeBack(...given);
    dead('take-back');
    return outcome;
  },
};
const mortalShop = { ...shop, carriers: { ...carriers, labels: mortal } };
if (orderNumber === undefined) await makeDueLabels(mortalShop);
else {
  const stored = await findOrder(shop.database.pool, orderNumber);
  if (!stored) throw new Error(`there is no order ${orderNumber}`);
  const items = stored.lines.map(({ item_id: itemId, qty }) => ({ itemId, qty, reason: 'too-small' as const }));
  await announceReturn(mortalShop, stored, { items, asCredit: undefined });
}
