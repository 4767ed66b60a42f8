import { setTimeout as wait } from 'node:timers/promises';
import { catalogueChannel } from '@eyelet/db/catalogue/announce.ts';
import pg from 'pg';
import type { Log } from '../kernel/log.ts';
import { followStock } from './follow-stock.ts';

/** Changed ids by topic, gathered over a short while; `everything` after a lost connection, as the missed changes are unknown. */
export type Heard = Readonly<{
  styles: ReadonlySet<string>;
  upcs: ReadonlySet<string>;
  contentIds: ReadonlySet<string>;
  media: ReadonlySet<string>;
  categories: boolean;
  places: boolean;
  promotions: boolean;
  settings: boolean;
  everything: boolean;
}>;

/** How long changes are gathered, so that an order of ten lines or an import of thousands is one patch. */
const gatherMs = 150;
const retryMs = 500;

export type Following = Readonly<{ close: () => Promise<void> }>;

/**
 * Listens for announced changes on a dedicated connection, follows the log of stock on it, and delivers both one batch
 * at a time. It is listening when this resolves, so that data read afterwards misses nothing. A lost connection is
 * opened again.
 */
export async function followChanges(
  databaseUrl: string,
  log: Log,
  apply: (heard: Heard) => Promise<void>,
): Promise<Following> {
  let pending = nothingHeard();
  let timer: NodeJS.Timeout | undefined;
  let applying: Promise<void> = Promise.resolve();
  let closed = false;
  let client: pg.Client | undefined;

  function flush(): void {
    timer = undefined;
    const heard = pending;
    pending = nothingHeard();
    applying = applying.then(async () => {
      if (closed) return;
      try {
        await apply(heard);
      } catch (error) {
        if (closed) return;
        log.error({ err: error }, 'catalogue change could not be read; reading everything again');
        await wait(retryMs, undefined, { ref: false });
        pending.everything = true;
        schedule();
      }
    });
  }

  function schedule(): void {
    timer ??= setTimeout(flush, gatherMs);
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'eyelet catalogue',
      keepAlive: true,
    });
    fresh.on('notification', ({ payload }) => {
      gather(pending, payload ?? '');
      schedule();
    });
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (!closed && client === fresh) void reconnect();
    });
    await fresh.connect();
    await fresh.query(`listen ${catalogueChannel}`);
    await followStock(fresh, (upcs) => {
      for (const upc of upcs) pending.upcs.add(upc);
      schedule();
    });
    client = fresh;
  }

  async function reconnect(): Promise<void> {
    log.warn('connection for catalogue changes lost');
    while (!closed) {
      try {
        await connect();
        pending.everything = true;
        schedule();
        return;
      } catch {
        await wait(retryMs, undefined, { ref: false });
      }
    }
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
      await applying;
    },
  };
}

type Pending = {
  styles: Set<string>;
  upcs: Set<string>;
  contentIds: Set<string>;
  media: Set<string>;
  categories: boolean;
  places: boolean;
  promotions: boolean;
  settings: boolean;
  everything: boolean;
};

function nothingHeard(): Pending {
  return {
    styles: new Set(),
    upcs: new Set(),
    contentIds: new Set(),
    media: new Set(),
    categories: false,
    places: false,
    promotions: false,
    settings: false,
    everything: false,
  };
}

function gather(pending: Pending, payload: string): void {
  const cut = payload.indexOf(':');
  const ids = payload.slice(cut + 1).split(',');
  switch (payload.slice(0, cut)) {
    case 'style':
      for (const id of ids) pending.styles.add(id);
      return;
    case 'content':
      for (const id of ids) pending.contentIds.add(id);
      return;
    case 'media':
      for (const id of ids) pending.media.add(id);
      return;
    case 'categories':
      pending.categories = true;
      return;
    case 'places':
      pending.places = true;
      return;
    case 'promotions':
      pending.promotions = true;
      return;
    case 'settings':
      pending.settings = true;
      return;
    default:
      pending.everything = true;
  }
}
