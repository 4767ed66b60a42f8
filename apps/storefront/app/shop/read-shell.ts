import { createHash } from 'node:crypto';
import { readNavigation } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { marketChoices, marketView } from './market-view.ts';
import { readFooter } from './read-footer.ts';
import type { ShopContext } from './shop-context.ts';

/** What header, footer and every page of a market share. */
export type ShellData = Awaited<ReturnType<typeof readData>>;

/** The data of the shell, and the address of the file that brings it to the browser. */
export type Shell = Readonly<{ data: ShellData; address: string }>;

type ShellFile = Readonly<{ shell: Shell; text: string }>;

const byEdition = new WeakMap<object, Map<string, Promise<ShellFile>>>();

/** Files by address, the latest last: pages that were sent with an earlier edition still ask for theirs. */
const recent = new Map<string, string>();

/** Hosts can be many where the shop has no address of its own. */
const mostKept = 200;

/** The shell of a market, made once for each edition of catalogue and content. */
export async function readShell(shop: ShopContext): Promise<Shell> {
  return (await readFile(shop)).shell;
}

/** The file of the shell under an address; undefined where the address is of an edition that is not known any more. */
export async function readShellFile(shop: ShopContext, address: string): Promise<string | undefined> {
  const { shell, text } = await readFile(shop);
  return shell.address === address ? text : recent.get(address);
}

/** What the file holds today, for a page whose own edition is not known any more. */
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

async function readData({ market, origin, live, features, payLaterScript, express, client }: ShopContext) {
  const [{ categories }, footerGroups] = await Promise.all([
    client.call(readNavigation, {}),
    readFooter(client, market.locale),
  ]);
  return {
    market: marketView(market, express),
    choices: marketChoices(market.tag),
    origin,
    live,
    features,
    payLaterScript,
    categories,
    footerGroups,
  };
}
