import type { Shop } from '@eyelet/server/kernel/shop.ts';
import pg from 'pg';

/**
 * A shop whose work can be ended before one of its writes, as when its process dies: all its connections are lost at
 * once.
 */
export type MortalShop = Readonly<{
  /**
   * Runs work that is cut off before its nth write outside of a transaction or its nth commit, counted together from 1.
   * Returns whether the work was completed because it has fewer writes. Connections work again afterwards, as after a
   * restart.
   */
  cutOffBefore: (write: number, work: () => Promise<unknown>) => Promise<boolean>;
}>;

export function mortal({ database: { pool } }: Pick<Shop, 'database'>): MortalShop {
  const own = new Set<pg.Client>();
  const within = new WeakSet<pg.Client>();
  let isCounting = false;
  let isDead = false;
  let left = 0;
  const cut = (client: pg.Client) => (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
  pool.on('acquire', (client) => {
    own.add(client as unknown as pg.Client);
    if (isDead) cut(client as unknown as pg.Client);
  });
  pool.on('remove', (client) => own.delete(client as unknown as pg.Client));
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      if (own.has(this) && isCounting && !isDead && isWrite(this, textOf(args[0])) && --left === 0) {
        isDead = true;
        for (const client of own) cut(client);
      }
      return query.apply(this, args);
    },
  });
  return {
    async cutOffBefore(write, work) {
      left = write;
      isCounting = true;
      try {
        await work().catch((error: unknown) => {
          if (!isDead) throw error;
        });
        return !isDead;
      } finally {
        isCounting = false;
        isDead = false;
      }
    },
  };

  /** The writes of a transaction take effect when it is committed, so dying within it equals dying before it. */
  function isWrite(client: pg.Client, text: string): boolean {
    if (/^\s*(begin|start transaction)/i.test(text)) within.add(client);
    if (/^\s*(commit|rollback)/i.test(text)) return within.delete(client);
    const changes = text.replace(/\bfor (no key )?update\b/gi, '');
    return !within.has(client) && /\b(insert into|update|delete from)\b/i.test(changes);
  }
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown } | undefined)?.text ?? '');
}
