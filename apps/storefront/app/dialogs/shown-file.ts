import { dialogPath } from '@eyelet/domain/pages/paths.ts';
import { openPage } from '../page/open-page.ts';
import { shellTags, tagHeader } from '../page/page-tags.ts';
import type { Route } from './+types/shown-file';
import { shownPath } from './linked-path.ts';
import { loadDialog } from './load-dialog.ts';

/** What a dialog shows, for the page that opens it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const pathOf = (key: string) => shownPath(dialogPath(shop.market.locale, key));
  const { dialog, tags } = await loadDialog(shop, params.key ?? '', pathOf);
  return Response.json(dialog, { headers: { [tagHeader]: [...shellTags, ...tags].join(' ') } });
}
