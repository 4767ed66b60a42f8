import { examples } from '@eyelet/blocks/examples.ts';
import { RenderBlocks } from '@eyelet/blocks/render-blocks.tsx';
import { data } from 'react-router';
import { Seo } from '../seo/seo.tsx';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/gallery';

/** The gallery of blocks, one example each; not available in a live shop. */
export function loader({ context }: Route.LoaderArgs) {
  const { live, market } = context.get(shopContext);
  if (live) throw data(null, { status: 404 });
  return { base: `/${market.locale}` };
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <div className="space-y-24 pb-24">
      <Seo title="Blocks" />
      <RenderBlocks stored={examples} base={loaderData.base} preview />
    </div>
  );
}
