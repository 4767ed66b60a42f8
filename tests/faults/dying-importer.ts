import { runDueImports } from '@eyelet/server/content-imports/run-due.ts';
import { createLog } from '@eyelet/server/kernel/log.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import { openShop } from '@eyelet/server/start/open-shop.ts';
import pg from 'pg';

// A process that imports content and is killed after the last statement and before the commit.
const [databaseUrl = '', dataFolder = ''] = process.argv.slice(2);
const { config, secrets } = readConfig({ LOG_LEVEL: 'silent', DATA_FOLDER: dataFolder, PICTURES_AHEAD: 'no' });
const shop = await openShop({ config, secrets, databaseUrl, log: createLog('silent') });
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
let isDone = false;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [asked] = given as [string | { text?: string; values?: readonly unknown[] }];
  const { text = '', values = [] } = typeof asked === 'string' ? { text: asked } : asked;
  if (text.startsWith('update "content_import"') && values.includes('done')) isDone = true;
  if (isDone && text === 'commit') process.kill(process.pid, 'SIGKILL');
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;
await runDueImports(shop);
