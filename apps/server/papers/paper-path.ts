import { readPaper } from '@eyelet/contracts/invoices/read.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { Shop } from '../kernel/shop.ts';

/** The path at which a paper of an order is read without a session; `cause` is what it was issued for. */
export function paperPath({ orderLinks }: Pick<Shop, 'orderLinks'>, orderNumber: string, cause: string): string {
  const query = { token: orderLinks.tokenOf(orderNumber), cause };
  return requestUrl(readPaper, { params: { orderId: orderNumber }, query });
}
