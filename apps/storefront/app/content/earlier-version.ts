import { type NamedVersion, versionPath } from '@eyelet/domain/content/version-path.ts';
import { redirect } from 'react-router';
import { notAvailable } from '../page/not-available.ts';
import { findPage } from '../shop/find-page.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { pathOfPeriod, versionWords } from './version-words.ts';

/**
 * An earlier version of a dated page, such as terms. Each period in which the page read the same has one URL: any other
 * moment of it, and a former slug, redirect there; the version in force redirects to the page itself.
 */
export async function earlierVersion({ client, market }: Pick<ShopContext, 'client' | 'market'>, named: NamedVersion) {
  const found = (await findPage(client, named.slug, named)) ?? notAvailable();
  const words = await versionWords(found, market);
  // A temporary redirect: the version in force today may be an earlier one tomorrow.
  if (!words?.now || !found.inForce) throw redirect(`/${market.locale}/${found.slug}`, 302);
  const path = pathOfPeriod(market.locale, found, found.inForce);
  if (found.slug !== named.slug) throw redirect(path, 301);
  if (path !== versionPath(market.locale, named)) throw redirect(path, 302);
  return { found, words, path };
}
