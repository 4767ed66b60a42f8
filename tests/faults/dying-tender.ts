import { announce } from '@eyelet/server/jobs/announce.ts';
import { createLog } from '@eyelet/server/kernel/log.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import { openShop } from '@eyelet/server/start/open-shop.ts';
import type { Tender } from '@eyelet/server/tenders/tender.ts';

// A worker that is killed around a call of a tender. Arguments: the database, `before` or `after`, the call, how
// far its clock is ahead.
const [databaseUrl = '', moment, call, ahead] = process.argv.slice(2);
const { config, secrets } = readConfig({
  ...{ LOG_LEVEL: 'silent', RATE_LIMIT: '10000000', POOL_SIZE: '4', BOT_CHECK: 'stand-in' },
});
const clock = () => new Date(Date.now() + Number(ahead));
const shop = await openShop({ config, secrets, databaseUrl, log: createLog('silent'), clock });
const die = (at: string, name: string) => {
  if (at === moment && name === call) process.kill(process.pid, 'SIGKILL');
};

function dying(tender: Tender): Tender {
  return {
    ...tender,
    capture: async (...values) => {
      die('before', 'capture');
      await tender.capture(...values);
      die('after', 'capture');
    },
    ...(tender.parts && {
      parts: {
        ...tender.parts,
        capture: async (...values) => {
          die('before', 'part');
          const state = await tender.parts?.capture(...values);
          die('after', 'part');
          return state ?? { kind: 'refused' };
        },
      },
    }),
    refund: async (...values) => {
      die('before', 'refund');
      const state = await tender.refund(...values);
      die('after', 'refund');
      return state;
    },
  };
}

await announce({ ...shop, tenders: { ...shop.tenders, named: (name) => dying(shop.tenders.named(name)) } });
process.stdout.write('done\n');
process.exit(0);
