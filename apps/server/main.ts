import { startWorker, type Worker } from './jobs/worker.ts';
import { liveWarnings } from './kernel/live-terms.ts';
import { createLog } from './kernel/log.ts';
import { logWholeProcess } from './kernel/process-log.ts';
import { readConfig } from './kernel/read-config.ts';
import type { Shop } from './kernel/shop.ts';
import { buildStorefront, buildStudio } from './pages/build.ts';
import { mountDevelopmentPages } from './pages/development.ts';
import { mountPages } from './pages/mount.ts';
import { firstOwnerPath } from './staff/by-command.ts';
import { createServer } from './start/create-server.ts';
import { fillOf, fillOpenShop } from './start/fill.ts';
import { type DatabaseServer, openCluster } from './start/open-cluster.ts';
import { openShop } from './start/open-shop.ts';
import { isPortTaken, isTaken } from './start/port-taken.ts';
import { fail, welcome } from './start/progress.ts';
import { settleHeap } from './start/settle-heap.ts';
import { step } from './start/step.ts';
import { stopInTime } from './start/stop.ts';
import { mountDevelopmentStudio } from './studio/development.ts';
import { mountStudio } from './studio/mount.ts';

const dev = process.argv.includes('--dev');

/** How what is open already is closed, in its order, as a start that fails must not leave it running. */
const opened: (() => Promise<unknown>)[] = [];

/** Starts everything a shop needs on this machine and logs what it does; bundles are built while the database opens and is filled. */
async function start(): Promise<void> {
  const { config, secrets } = readConfig(process.env);
  if (await isPortTaken(config)) failForPort(config.port);
  const built = dev ? undefined : buildBundles();
  const database = await step('Database', () => openCluster(config));
  opened.push(database.stop);
  const log = createLog(config.logLevel);
  // In development, tools write to the terminal for people.
  if (!dev) logWholeProcess(log);
  for (const warning of liveWarnings(config)) log.warn(warning);
  const shop = await step('Catalogue', () =>
    openShop({ config, secrets, databaseUrl: database.url('eyelet'), log, beforeSnapshot: fillOf(config) }),
  );
  opened.push(shop.close);
  await Promise.all([built, fillOpenShop(shop)]);
  settleHeap(shop.catalogue.memory().size().styles);
  const worker = await startWorker(shop);
  const app = await createServer(shop, async (app, ...rest) => {
    await (dev ? mountDevelopmentStudio : mountStudio)(app);
    await (dev ? mountDevelopmentPages : mountPages)(app, ...rest);
  });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (!isTaken(error)) throw error;
    await stop(shop, app, worker, database);
    failForPort(config.port);
  }
  stopOnSignal(shop, () => stop(shop, app, worker, database));
  welcome(config, await firstOwnerPath(shop));
}

const failForPort = (port: number) =>
  fail(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`);

/** Builds what browsers need. Only who awaits it is told of a failure, so that what was opened meanwhile can be closed. */
function buildBundles(): Promise<void> {
  const built = step('Storefront', () => buildStorefront()).then(async () => {
    await step('Studio', () => buildStudio());
  });
  built.catch(() => undefined);
  return built;
}

/** Together with the time of the next step, a stop ends within ten seconds, the usual timeout of supervisors. */
const stopLimitMs = 8_000;

type Closable = Readonly<{ close: () => Promise<unknown> }>;

/** Running requests end first, then jobs and connections, then the database itself. */
function stop(shop: Shop, app: Closable, worker: Worker, database: DatabaseServer): Promise<readonly string[]> {
  return stopInTime(
    [
      { waitsFor: 'requests that are being answered', stop: () => app.close() },
      { waitsFor: 'jobs', stop: worker.stop },
      { waitsFor: 'connections to the database', stop: shop.close },
      { waitsFor: 'the database', stop: database.stop },
    ],
    stopLimitMs,
    shop.log,
  );
}

function stopOnSignal(shop: Shop, stopAll: () => Promise<readonly string[]>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      shop.log.info({ signal }, 'stopping');
      stopAll().then(
        (givenUp) =>
          givenUp.length === 0 ? process.exit(0) : fail(`Stopped without waiting for ${givenUp.join(', ')}.`),
        (error: unknown) => fail(`Stopping failed: ${(error as Error).message}`),
      );
    });
  }
}

start().catch(async (error: unknown) => {
  for (const close of opened.toReversed()) await close().catch(() => undefined);
  fail((error as Error).message, error);
});
