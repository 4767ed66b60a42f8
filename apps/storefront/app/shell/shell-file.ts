import { openPage } from '../page/open-page.ts';
import { shellTags, tagHeader } from '../page/page-tags.ts';
import { readLatestShellFile, readShellFile } from '../shop/read-shell.ts';
import type { Route } from './+types/shell-file';

/** The data of the shell as a file that browsers cache forever, as its URL changes with its content. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const text = await readShellFile(shop, `/${shop.market.locale}/shell/${params.edition}`);
  const type = { 'content-type': 'application/json; charset=utf-8' };
  if (text === undefined) return new Response(await readLatestShellFile(shop), { headers: type });
  return new Response(text, {
    headers: {
      ...type,
      'cache-control': 'public, max-age=31536000, immutable',
      [tagHeader]: shellTags.join(' '),
    },
  });
}
