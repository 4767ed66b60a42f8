import { readGiftReceipt } from '@eyelet/contracts/gift-receipts/read.ts';
import { readPaper } from '@eyelet/contracts/invoices/read.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { Shop } from '../kernel/shop.ts';

/** The text that the path of a paper is signed for: it opens this paper, and not the order. */
export const signedPaper = (orderNumber: string, cause: string) => `${orderNumber}/${cause}`;

/** What the path of a gift receipt is signed for instead of a cause. */
export const giftReceipt = 'gift-receipt';

/** The path at which a paper of an order can be read without a session; `cause` is the reason for the paper. */
export function paperPath({ orderLinks }: Pick<Shop, 'orderLinks'>, orderNumber: string, cause: string): string {
  const query = { token: orderLinks.tokenOf(signedPaper(orderNumber, cause)), cause };
  return requestUrl(readPaper, { params: { orderId: orderNumber }, query });
}

/** The path at which the gift receipt of an order can be read without a session. */
export function giftReceiptPath({ orderLinks }: Pick<Shop, 'orderLinks'>, orderNumber: string): string {
  const query = { token: orderLinks.tokenOf(signedPaper(orderNumber, giftReceipt)) };
  return requestUrl(readGiftReceipt, { params: { orderId: orderNumber }, query });
}
