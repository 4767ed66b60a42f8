import { type NamedVersion, versionPath } from '@eyelet/domain/content/version-path.ts';
import { redirect } from 'react-router';
import { notAvailable } from '../page/not-available.ts';
import { findPage } from '../shop/find-page.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { pathOfPeriod, versionWords } from './version-words.ts';

/**
 * A dated page, such as terms, as it was before. Each time for which it read the same has one address: any other moment, and a former name, lead
 * to that, and what is in force to the address of the page.
 */
export async function earlierVersion({ client, market }: Pick<ShopContext, 'client' | 'market'>, named: NamedVersion) {
  const found = (await findPage(client, named.slug, named)) ?? notAvailable();
  const words = await versionWords(found, market);
  // What is in force today may be an earlier version tomorrow.
  if (!words?.now || !found.inForce) throw redirect(`/${market.locale}/${found.slug}`, 302);
  const path = pathOfPeriod(market.locale, found, found.inForce);
  if (found.slug !== named.slug) throw redirect(path, 301);
  if (path !== versionPath(market.locale, named)) throw redirect(path, 302);
  return { found, words, path };
}
