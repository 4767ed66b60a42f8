import type { Download } from '@eyelet/contracts/orders/download.ts';
import type { DraftLine } from '@eyelet/db/tables/order-draft.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { givesDownloads } from '@eyelet/domain/orders/downloads.ts';
import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import type { DownloadFile } from './files.ts';

/** The files of an order that may be downloaded, with links that expire after a time; none before it is paid. */
export function downloadsOf(
  { downloads, downloadLinks, clock }: Pick<Shop, 'downloads' | 'downloadLinks' | 'clock'>,
  { orderNumber, state, order, lines }: StoredOrder,
  seconds: number,
): readonly Download[] {
  if (!givesDownloads(state)) return [];
  const until = new Date((Math.floor(clock().getTime() / 1000) + seconds) * 1000);
  return lines.flatMap((line): Download[] => {
    const file = fileOfLine(line, order.locale, downloads);
    if (!file) return [];
    return [
      {
        itemId: line.item_id,
        name: line.name,
        path: downloadLinks.pathOf(orderNumber, line.line_no, until),
        format: file.extension.toUpperCase(),
        bytes: file.bytes,
        until: until.toISOString(),
      },
    ];
  });
}

/** The file of a line in the language of the order. */
export function fileOfLine(
  line: Pick<DraftLine, 'digital' | 'master_id'>,
  locale: string,
  downloads: Shop['downloads'],
): DownloadFile | undefined {
  const { language } = marketByHeader(locale) ?? defaultMarket;
  return line.digital ? downloads.fileOf(line.master_id, language) : undefined;
}
