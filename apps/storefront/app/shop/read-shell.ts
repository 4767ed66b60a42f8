import { createHash } from 'node:crypto';
import { marketChoices, marketView } from './market-view.ts';
import { readBenefitBar } from './read-benefit-bar.ts';
import { readFooter } from './read-footer.ts';
import { readMenu } from './read-menu.ts';
import { readPopups } from './read-popups.ts';
import type { ShopContext } from './shop-context.ts';

/** The data that header, footer and every page of a market share. */
export type ShellData = Awaited<ReturnType<typeof readData>>;

/** The data of the shell, and the URL of the file that has it for the browser. */
export type Shell = Readonly<{
  data: ShellData;
  address: string;
  /** What the server writes in place of the menu on wide screens, which it has written for all pages. */
  menu?: string | undefined;
  /** The same of the question of consent, which only the server writes; authors of a preview are not asked. */
  question?: string | undefined;
}>;

type ShellFile = Readonly<{ shell: Shell; text: string }>;

const byEdition = new WeakMap<object, Map<string, Promise<ShellFile>>>();

/** Files by URL, the latest last: pages sent with an earlier edition still request theirs. */
const recent = new Map<string, string>();

/** Most files to keep: without a configured origin there may be one per host. */
const mostKept = 200;

/** The shell of a market, built once per edition of catalogue and content. */
export async function readShell(shop: ShopContext): Promise<Shell> {
  return (await readFile(shop)).shell;
}

/** The file of the shell under a URL; undefined for an edition that is no longer kept. */
export async function readShellFile(shop: ShopContext, address: string): Promise<string | undefined> {
  const { shell, text } = await readFile(shop);
  return shell.address === address ? text : recent.get(address);
}

/** The current file, for a page whose edition is no longer kept. */
export async function readLatestShellFile(shop: ShopContext): Promise<string> {
  return (await readFile(shop)).text;
}

function readFile(shop: ShopContext): Promise<ShellFile> {
  const files = byEdition.get(shop.edition) ?? new Map<string, Promise<ShellFile>>();
  byEdition.set(shop.edition, files);
  const key = `${shop.market.locale} ${shop.origin}`;
  const kept = files.get(key);
  if (kept) return kept;
  const file = makeFile(shop);
  if (files.size < mostKept) files.set(key, file);
  file.catch(() => files.delete(key));
  return file;
}

async function makeFile(shop: ShopContext): Promise<ShellFile> {
  const data = await readData(shop);
  const text = JSON.stringify(data);
  const edition = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const address = `/${shop.market.locale}/shell/${edition}`;
  recent.delete(address);
  recent.set(address, text);
  const [oldest] = recent.keys();
  if (recent.size > mostKept && oldest !== undefined) recent.delete(oldest);
  return { shell: { data, address }, text };
}

async function readData(shop: ShopContext) {
  const { market, origin, live, shopName, logo, texts, features, payLaterScript, express, client, preview } = shop;
  const [{ menu, categories }, footerItems, benefitBar, popups] = await Promise.all([
    readMenu(client, market.locale),
    readFooter(client, market.locale),
    readBenefitBar(client, market.locale),
    readPopups(client, market.locale),
  ]);
  return {
    market: marketView(market, express),
    choices: marketChoices(market.tag),
    origin,
    live,
    shopName,
    ...(logo ? { logo } : {}),
    ...(texts ? { texts } : {}),
    features,
    payLaterScript,
    menu,
    categories,
    footerItems,
    benefitBar,
    popups,
    ...(preview ? { preview } : {}),
  };
}
