import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { consumerOfExport, finishExport } from '@eyelet/db/exports/export.ts';
import { readAtOnce } from '@eyelet/db/exports/read-at-once.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import type { Shop } from '../kernel/shop.ts';
import { writeLetter } from '../mail/letters/write-letter.ts';
import { archiveOf } from './archive.ts';
import { gatherData } from './gather.ts';

/** Milliseconds for which an archive is kept. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Gathers a requested export, unless it is ready already, and mails its link. */
export async function performExport(shop: Shop, id: string): Promise<void> {
  const letterId = `export-${id}`;
  await gather(shop, id, letterId);
  await writeLetter(shop, letterId);
}

/** Stores the archive with the letter that has the link to it. */
async function gather(shop: Shop, id: string, letterId: string): Promise<void> {
  const { db } = shop.database;
  const now = shop.clock();
  const consumerId = await consumerOfExport(db, id);
  if (consumerId === undefined) return;
  // One snapshot for everything: concurrent changes are in it as a whole or not at all, and the mail goes to the right
  // address.
  const { consumer, data } = await readAtOnce(db, async (tx) => {
    return { consumer: await findConsumer(tx, consumerId), data: await gatherData(tx, consumerId) };
  });
  if (!consumer?.email) return;
  const recipient = consumer.email;
  const market = marketByHeader(consumer.locale) ?? defaultMarket;
  const bytes = await archiveOf(data, market, now);
  const token = newSecret();
  await transact(db, async (tx) => {
    await finishExport(tx, id, { tokenHash: hashOf(token), bytes, expiresAt: new Date(now.getTime() + keptMs) });
    const facts = { name: consumer.first_name, token };
    await keepLetters(tx, [{ id: letterId, kind: 'export-ready', recipient, locale: consumer.locale, facts }], now);
  });
}
