import { createLog } from '@eyelet/server/kernel/log.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import { createServer } from '@eyelet/server/start/create-server.ts';
import { openShop } from '@eyelet/server/start/open-shop.ts';

// A shop process that is killed after a step. Arguments: the database, the step, further settings as JSON.
const [databaseUrl = '', step, settings = '{}'] = process.argv.slice(2);
const { config, secrets } = readConfig({
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '10000000',
  POOL_SIZE: '4',
  BOT_CHECK: 'stand-in',
  ...JSON.parse(settings),
});
const shop = await openShop({
  config,
  secrets,
  databaseUrl,
  log: createLog('silent'),
  afterStep: (name) => {
    if (name === step) process.kill(process.pid, 'SIGKILL');
  },
});
const app = await createServer(shop);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
