import { dialogPath } from '@eyelet/domain/pages/paths.ts';
import { useId } from 'react';
import { useBlockViews } from '../content/use-block-views.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { Seo } from '../seo/seo.tsx';
import { useMarket } from '../shop/shop-data.ts';
import type { Route } from './+types/page';
import { DialogContents } from './contents.tsx';
import { loadDialog } from './load-dialog.ts';

export const headers = keptHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { dialog, tags } = await loadDialog(openPage(context, params), params.key ?? '');
  return kept({ dialog }, tags);
}

/** The page of a dialog, for browsers without scripts and for links that open a page of their own. */
export default function DialogPage({ loaderData: { dialog } }: Route.ComponentProps) {
  const id = useId();
  const { locale } = useMarket();
  useBlockViews(dialog.sections.flatMap(({ blocks }) => blocks));
  return (
    <div className="mx-auto max-w-5xl px-gutter py-10 lg:py-16">
      <Seo title={dialog.title} canonical={dialogPath(locale, dialog.key)} />
      <DialogContents dialog={dialog} titleId={id} heading="h1" className="bg-paper" />
    </div>
  );
}
