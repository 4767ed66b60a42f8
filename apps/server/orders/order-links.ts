import { createHmac, timingSafeEqual } from 'node:crypto';

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
  /** Whether a token opens an order that was placed at that time. */
  opens: (token: string, order: Readonly<{ orderNumber: string; placedAt: Date }>, now: Date) => boolean;
}>;

/** Signs the links by which mails show an order without a session. */
export function createOrderLinks(secret: string): OrderLinks {
  const tokenOf = (orderNumber: string) => createHmac('sha256', secret).update(orderNumber).digest('base64url');
  return {
    tokenOf,
    opens: (token, { orderNumber, placedAt }, now) => {
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(orderNumber))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return now.getTime() - placedAt.getTime() <= linkDays * 24 * 60 * 60 * 1000;
    },
  };
}
