import { isSameSignature, signatureOf } from '../kernel/signature.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly orderLinks: OrderLinks;
  }
}

/** Days after placing for which the link of an order is valid. */
export const linkDays = 180;

export type OrderLinks = Readonly<{
  /** The token that opens this order and no other. */
  tokenOf: (orderNumber: string) => string;
  /** Whether a token is of this order, however long ago it was given. */
  isOf: (token: string, orderNumber: string) => boolean;
  /** Whether a token opens an order that was placed at that time. */
  opens: (token: string, order: Readonly<{ orderNumber: string; placedAt: Date }>, now: Date) => boolean;
}>;

/** Signs the links by which mails show an order without a session. */
export function createOrderLinks(secret: string): OrderLinks {
  const tokenOf = (orderNumber: string) => signatureOf(orderNumber, secret);
  const isOf = (token: string, orderNumber: string) => isSameSignature(token, tokenOf(orderNumber));
  return {
    ...{ tokenOf, isOf },
    opens: (token, { orderNumber, placedAt }, now) =>
      isOf(token, orderNumber) && now.getTime() - placedAt.getTime() <= linkDays * 24 * 60 * 60 * 1000,
  };
}
