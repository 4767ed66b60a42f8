import { type NamedDifference, namedDifferences, targetsOf } from '@eyelet/blocks/naming/named-differences.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { Difference } from '@eyelet/domain/content/differences.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { readTargetNames, type Telling } from './target-names.ts';

type Compared = Readonly<{
  kind: ContentKind;
  before: ContentDocument;
  after: ContentDocument;
  differences: readonly Difference[];
}>;

/**
 * The differences of several items as people read them, in the language of the market; their targets are read together. Of those
 * that may not be told, no name is said.
 */
export async function nameDifferences(
  { shop, market }: Pick<Context, 'shop' | 'market'>,
  db: Reader,
  all: readonly Compared[],
  telling: Pick<Telling, 'isTold'> = {},
): Promise<readonly (readonly NamedDifference[])[]> {
  const { tag } = market;
  const words = { t: createMessages(tag), tag };
  const targets = all.flatMap(({ kind, differences, ...versions }) =>
    targetsOf({ ...words, kind }, differences, versions),
  );
  const names = await readTargetNames(shop, db, [...new Set(targets)], { ...market, ...telling });
  const nameOf = (target: string) => names.get(target);
  return all.map(({ kind, differences, ...versions }) =>
    namedDifferences({ ...words, kind, nameOf }, differences, versions),
  );
}
