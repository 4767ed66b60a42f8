import type { OutsideName } from '@eyelet/blocks/needs.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Preview } from '@eyelet/domain/preview/prefix.ts';
import type { OwnTexts } from '@eyelet/messages/sayable.ts';
import { createContext } from 'react-router';

/** A server of map tiles: its URL template with `{z}`, `{x}` and `{y}`, and its attribution with a link. */
export type MapTiles = Readonly<{ template: string; attribution: string; link: string | undefined }>;

/** The logo of the brand: its path and its size in pixels. */
export type Logo = Readonly<{ path: string; width: number; height: number }>;

/** The shop as a page sees it while the server renders it. */
export type ShopContext = Readonly<{
  market: Market;
  /** The same object as long as catalogue and content do not change. */
  edition: object;
  /** Scheme and host of the shop, without a slash at the end. */
  origin: string;
  /** The session of the visitor; undefined on pages that are cached for everybody. */
  session: unknown;
  /** The preview that an author sees on this page; undefined for shoppers. */
  preview: Preview | undefined;
  /** False in a sandbox, where previews and galleries may be shown. */
  live: boolean;
  /** Name of the shop. */
  shopName: string;
  /** Undefined: the drawn one. */
  logo: Logo | undefined;
  /** Texts that the people of the shop have written in place of the messages; undefined: none. */
  texts: OwnTexts | undefined;
  /** Features that are switched on. */
  features: readonly string[];
  /** The pay-later messaging script: its URL and the hash of its content. */
  payLaterScript: Readonly<{ src: string; integrity: string | undefined }>;
  /** The server of map tiles; undefined when the shop draws its own maps. */
  mapTiles: MapTiles | undefined;
  /** Outside services that content refers to, by URL; undefined if not configured. */
  outside: Readonly<Record<OutsideName, string | undefined>>;
  /** Payment methods of the provider that need no address beforehand. */
  express: readonly string[];
  /** Whether every gift card has a PIN; those of a service outside have none. */
  pinNeeded: boolean;
  /** Marks the scripts of the page; the server removes the mark and allows only these in the content security policy. */
  scriptMark: string;
  /** Makes a bot check proof for a form posted without scripts; each is valid once. */
  formProof: () => string;
  client: ApiClient;
  /** Logs a fault in the page. */
  report: (error: unknown) => void;
  /** Logs products that a block should show and the market does not have. */
  noteGone: (block: string, products: readonly string[]) => void;
}>;

export const shopContext = createContext<ShopContext>();
