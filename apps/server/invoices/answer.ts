import { Readable } from 'node:stream';
import { Download } from '../kernel/download.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Shop } from '../kernel/shop.ts';
import { outdatedPaper } from '../papers/refused-paper.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { drawPaper } from './draw.ts';
import { issuedPaper, issuePaper, type PaperCause } from './issue.ts';

/** A paper of an order as a file, issued if it has not been. */
export async function answerPaper(
  shop: Shop,
  stored: StoredOrder,
  cause: PaperCause,
): Promise<Download | Refusal<'OHS4004'>> {
  const document = (await issuedPaper(shop, stored, cause)) ?? (await issuePaper(shop, stored, cause));
  if (!document) return outdatedPaper('paper.link.gone', stored.order.locale);
  const bytes = await drawPaper(document);
  return new Download(`${document.number}.pdf`, 'application/pdf', Readable.from([bytes]));
}
