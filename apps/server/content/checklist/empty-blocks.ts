import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { inNewestShape } from '@eyelet/blocks/items/newest-document.ts';
import { resolversOf } from '@eyelet/blocks/resolvers.ts';
import { showBlocks } from '@eyelet/blocks/show-blocks.ts';
import type { ContentFinding } from '@eyelet/contracts/content/check.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { type Context, changedContext } from '../../kernel/context.ts';

declare module '../../kernel/shop.ts' {
  interface Shop {
    /** Answers what blocks ask of the shop, as a visitor of the context. */
    readonly blockClient: (context: Context) => ApiClient;
  }
}

/**
 * The blocks of a document of which shoppers see nothing now, in the first of the markets that it is for, as a page would show
 * them. Shared blocks have a checklist of their own.
 */
export async function emptyBlockFindings(
  context: Context,
  { kind, document }: Readonly<{ kind: ContentKind; document: ContentDocument }>,
): Promise<readonly ContentFinding[]> {
  const { shop, now } = context;
  const market = markets.find(({ locale }) => document.onlyIn?.includes(locale) ?? true);
  if (!market) return [];
  const { language, locale } = market;
  const visitor = changedContext(context, { market, session: undefined, staff: undefined, preview: undefined });
  const { sections } = inNewestShape(itemKinds[kind], document.version, resolveVariant(document, { language, locale }));
  const blocks = sections.flatMap((section) => section.blocks.flatMap((block) => ('ref' in block ? [] : [block])));
  const unheard = () => undefined;
  const resolvers = resolversOf({ client: shop.blockClient(visitor), outside: shop.config.outside, report: unheard });
  const { groups } = await showBlocks([blocks], resolvers, unheard, { named: true, now });
  return groups.flat().flatMap(({ id = null, empty = [] }) =>
    empty.map((why): ContentFinding => {
      return {
        ...{ rule: `empty.${why}`, severity: 'warns', audience: document.language },
        ...{ block: id, member: '', values: {} },
      };
    }),
  );
}
