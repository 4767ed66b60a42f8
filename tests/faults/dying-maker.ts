import { openDatabase } from '@eyelet/db/database.ts';
import { makeDueCodes } from '@eyelet/server/code-batches/make-due.ts';
import pg from 'pg';

// A process that makes codes and is killed when its third thousand is written and not yet committed.
const [databaseUrl = ''] = process.argv.slice(2);
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
let commits = 0;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [asked] = given as [string | { text?: string }];
  if ((typeof asked === 'string' ? asked : asked.text) === 'commit') commits += 1;
  if (commits === 3) process.kill(process.pid, 'SIGKILL');
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;
await makeDueCodes({ database: openDatabase(databaseUrl, 2) });
