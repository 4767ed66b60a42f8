import { redirect } from 'react-router';
import { notAvailable } from '../page/not-available.ts';
import { findPage } from '../shop/find-page.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { versionPath, versionWords } from './version-words.ts';

/** The page and the version that a path names as one that was in force before; undefined for other paths. */
export function namedVersion(path: string): Readonly<{ slug: string; version: number }> | undefined {
  const [, slug, version] = /^versions\/([a-z0-9-]{1,80})\/([1-9]\d{0,5})$/.exec(path) ?? [];
  return slug && version ? { slug, version: Number(version) } : undefined;
}

/** A dated page, such as terms, as it was before; a former name leads to its current one, what is in force to its own address. */
export async function earlierVersion(
  { client, market }: Pick<ShopContext, 'client' | 'market'>,
  { slug, version }: NonNullable<ReturnType<typeof namedVersion>>,
) {
  const found = (await findPage(client, slug, version)) ?? notAvailable();
  if (found.slug !== slug) throw redirect(versionPath(market.locale, found.slug, found.version), 301);
  const words = await versionWords(found, market);
  // What is in force today may be an earlier version tomorrow.
  if (!words?.now) throw redirect(`/${market.locale}/${slug}`, 302);
  return { found, words };
}
