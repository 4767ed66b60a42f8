import { createReadStream } from 'node:fs';
import { countDownload } from '@eyelet/db/orders/download.ts';
import type { DraftLine } from '@eyelet/db/tables/order-draft.ts';
import { givesDownloads } from '@eyelet/domain/orders/downloads.ts';
import { fileWords } from '@eyelet/domain/validation/file-words.ts';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../kernel/mount.ts';
import { opensPage } from '../kernel/rate-limit.ts';
import { Refusal } from '../kernel/refusal.ts';
import { sendRefusedLink } from '../kernel/refused-link.ts';
import type { Shop } from '../kernel/shop.ts';
import { outdatedPaper, wrongPaper } from '../papers/refused-paper.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';
import type { DownloadFile } from './files.ts';
import { fileOfLine } from './of-order.ts';

type Asked = {
  Params: { order: string; line: string };
  Querystring: { until?: string | string[]; token?: string | string[] };
};

type Found = Readonly<{ stored: StoredOrder; line: DraftLine; file: DownloadFile }>;

/**
 * Serves `/downloads/{order}/{line}?until=&token=`. A wrong signature is answered API404, as is an order that is not paid or was refunded, and
 * a browser gets a page; one explains a link that has expired or was used too often.
 */
export function mountOrderDownloads(app: FastifyInstance, shop: Shop): void {
  // A HEAD request does not count as a download.
  app.get<Asked>('/downloads/:order/:line', { exposeHeadRoute: false }, async (request, reply) => {
    reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex');
    const { order: orderNumber } = request.params;
    const [lineNo, until] = [Number(request.params.line), Number(request.query.until)];
    const found = shop.downloadLinks.isMine({ orderNumber, lineNo, until }, String(request.query.token ?? ''))
      ? await find(shop, orderNumber, lineNo)
      : undefined;
    if (!found) {
      if (opensPage(request)) return sendRefusedLink(shop, request, reply, wrongPaper());
      return sendRefusal(shop, request, reply, new Refusal('API404'));
    }
    const now = shop.clock();
    const { locale } = found.stored.order;
    if (until * 1000 <= now.getTime())
      return sendRefusedLink(shop, request, reply, outdatedPaper('order.download.expired', locale));
    const most = shop.settings.current()['downloads.most'];
    if (!(await countDownload(shop.database.db, { orderNumber, lineNo, most, now }))) {
      return sendRefusedLink(shop, request, reply, outdatedPaper('order.download.usedUp', locale));
    }
    const { contentType, bytes, path } = found.file;
    return reply
      .type(contentType)
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${nameOf(found)}"`)
      .send(createReadStream(path));
  });
}

async function find(shop: Shop, orderNumber: string, lineNo: number): Promise<Found | undefined> {
  const stored = await findOrder(shop.database.pool, orderNumber);
  if (!stored || !givesDownloads(stored.state)) return undefined;
  const line = stored.lines.find((one) => one.line_no === lineNo);
  const file = line && fileOfLine(line, stored.order.locale, shop.downloads);
  return file ? { stored, line, file } : undefined;
}

function nameOf({ line, file }: Found): string {
  return `${fileWords(line.name) || line.master_id}.${file.extension}`;
}
