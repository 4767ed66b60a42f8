import type { HandoverLinks } from '../handovers/links.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    /** Signs the mailed links by which a customer answers a wish of the staff. */
    readonly lookLinks: HandoverLinks;
  }
}
