import { createLog } from '@eyelet/server/kernel/log.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import type { LabelService } from '@eyelet/server/labels/label-service.ts';
import { makeDueLabels } from '@eyelet/server/labels/make-due-labels.ts';
import { openShop } from '@eyelet/server/start/open-shop.ts';

// A process that asks for due labels and is killed after a step. Arguments: the database, the service, its key, the step, minutes that
// its clock is ahead.
const [databaseUrl = '', endpoint = '', apiKey = '', step = '', minutes = '0'] = process.argv.slice(2);
const { config, secrets } = readConfig({
  ...{ LOG_LEVEL: 'silent', POOL_SIZE: '4', BOT_CHECK: 'stand-in', CARRIERS: 'easypost' },
  ...{ EASYPOST_ENDPOINT: endpoint, EASYPOST_API_KEY: apiKey, EASYPOST_LABELS: 'ups=Ground' },
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
await makeDueLabels({ ...shop, carriers: { ...carriers, labels: mortal } });
