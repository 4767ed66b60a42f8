import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { ShowBlock } from '@eyelet/blocks/render-blocks.tsx';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { data } from 'react-router';
import { Seo } from '../seo/seo.tsx';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/gallery';
import { CardCorners } from './card-corners.tsx';
import { loadBlocks } from './load-blocks.ts';
import { useBlockViews } from './use-block-views.ts';

/** The product and the category that the examples are about. */
const exampleSubject = { product: { id: 'SKTERN01FOM', ids: ['SKTERN01FOM'] }, category: { id: '1000' } };

/** Every example of every kind of block, or of one kind (`type`), unless the shop is live. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (shop.live) throw data(null, { status: 404 });
  const only = new URL(request.url).searchParams.get('type');
  const kinds = blockKinds.filter(({ type }) => only === null || type === only);
  const examples = kinds.flatMap(({ type, version, examples }) =>
    examples.map(({ name, props }) => ({ name, block: { type, version, props } as ContentBlock })),
  );
  const { blocks } = await loadBlocks(
    shop,
    examples.map(({ block }) => block),
    exampleSubject,
  );
  return { base: `/${shop.market.locale}`, blocks, names: examples.map(({ name }) => name) };
}

export default function Gallery({ loaderData: { base, blocks, names } }: Route.ComponentProps) {
  useBlockViews(blocks);
  return (
    <div className="space-y-12 pb-24">
      <Seo title="Blocks" />
      <h1 className="px-gutter pt-10 heading">Blocks</h1>
      {blocks.map((block, index) => (
        <div key={`${block.type} ${names[index]}`} data-example={block.type}>
          <p className="label-caps mb-4 px-gutter text-granite">
            {block.type}: {names[index]}
          </p>
          <CardCorners>
            <ShowBlock block={block} base={base} />
          </CardCorners>
        </div>
      ))}
    </div>
  );
}
