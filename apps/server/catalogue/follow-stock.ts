import { markStock, readStockChanges } from '@eyelet/db/stock/stock-changes.ts';
import type { Client } from 'pg';

/** How often the log is polled: a change is seen within about a third of a second, gathering included. */
const askEveryMs = 200;

/**
 * Follows the log of stock changes until the connection ends. When polling fails, or the log no longer reaches back far
 * enough, the connection is ended, and opening it again reads everything.
 */
export async function followStock(client: Client, hear: (upcs: readonly string[]) => void): Promise<void> {
  let mark = await markStock(client);
  let timer: NodeJS.Timeout;
  let ended = false;
  client.once('end', () => {
    ended = true;
    clearTimeout(timer);
  });

  async function ask(): Promise<void> {
    try {
      const changes = await readStockChanges(client, mark);
      if (!changes.whole) throw new Error('the log of stock changes no longer reaches back to the last read');
      mark = changes.mark;
      if (changes.upcs.length > 0) hear(changes.upcs);
      askLater();
    } catch {
      await client.end().catch(() => undefined);
    }
  }

  function askLater(): void {
    if (!ended) timer = setTimeout(ask, askEveryMs);
  }

  askLater();
}
