import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { createContext } from 'react-router';

/** A server of map tiles: its addresses with `{z}`, `{x}` and `{y}`, and whose map it is, with the page that says so. */
export type MapTiles = Readonly<{ template: string; attribution: string; link: string | undefined }>;

/** What a page may know of the shop while it is rendered on the server. */
export type ShopContext = Readonly<{
  market: Market;
  /** The same object for as long as catalogue and content stay as they are. */
  edition: object;
  /** Scheme and host of the shop's own address, without a slash at the end. */
  origin: string;
  /** Whoever calls; undefined on pages that are kept for everybody. */
  session: unknown;
  /** False where the shop is tried out; there previews and galleries may be shown. */
  live: boolean;
  /** Parts of the storefront that are switched on. */
  features: readonly string[];
  /** The script that shows what paying later means, by its address and the hash of its text. */
  payLaterScript: Readonly<{ src: string; integrity: string | undefined }>;
  /** Where maps come from; undefined where the shop draws its own. */
  mapTiles: MapTiles | undefined;
  /** Ways to pay that need no address beforehand, as the provider of payments has them. */
  express: readonly string[];
  /** Tells the scripts of the page from any other; the server takes it off again and allows only those that had it. */
  scriptMark: string;
  /** A proof that goes with a form, for visitors without scripts; each is good once. */
  formProof: () => string;
  client: ApiClient;
  /** Tells those who run the shop of a fault in the page. */
  report: (error: unknown) => void;
}>;

export const shopContext = createContext<ShopContext>();
