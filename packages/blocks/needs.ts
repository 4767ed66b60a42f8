import type { ShownCard } from '@eyelet/ui/products/shown-card.ts';
import type { ArticlesQuery, ShownArticles } from './shown-articles.ts';
import type { ShownEvent } from './shown-event.ts';

/** Which products a block shows. */
export type CardsQuery = Readonly<{
  ids?: string[];
  categoryId?: string;
  sort?: 'recommended' | 'newest';
  count?: number;
}>;

/** Third-party services that blocks use (B2.2.62). */
export type OutsideName = 'youtube' | 'assets' | 'socialWall' | 'socialPosts';

/** What blocks can request from the shop: by source, a query and its answer. */
export type Sources = {
  cards: { query: CardsQuery; answer: readonly ShownCard[] };
  /** The address of a service outside of the shop; undefined where it is not set up. */
  outside: { query: Readonly<{ name: OutsideName }>; answer: string | undefined };
  articles: { query: ArticlesQuery; answer: ShownArticles };
  /** An event of the brand; undefined when it is not published. */
  events: { query: Readonly<{ eventId: string }>; answer: ShownEvent | undefined };
};

type SourceName = keyof Sources;

export type Need<S extends SourceName> = Readonly<{ source: S; query: Sources[S]['query'] }>;

/** The needs of a block, each under the name by which its view gets the answer. */
export type Needs = Readonly<Record<string, Need<SourceName>>>;

/** The answers that a view gets for the needs of its block. */
export type AnswersTo<N extends Needs> = {
  readonly [M in keyof N]: Sources[NonNullable<N[M]>['source']]['answer'];
};

/** Requests products. */
export function cards(query: CardsQuery): Need<'cards'> {
  return { source: 'cards', query };
}

/** Requests the address of a service. */
export function outside(name: OutsideName): Need<'outside'> {
  return { source: 'outside', query: { name } };
}

/** Requests articles. */
export function articles(query: ArticlesQuery): Need<'articles'> {
  return { source: 'articles', query };
}

/** Requests an event of the brand. */
export function event(query: Sources['events']['query']): Need<'events'> {
  return { source: 'events', query };
}

/** How the shop answers: each source gets all queries of a page at once, and answers in their order. */
export type Resolvers = {
  readonly [S in SourceName]: (queries: readonly Sources[S]['query'][]) => Promise<readonly Sources[S]['answer'][]>;
};

export type Answers = Readonly<Record<string, unknown>>;

/** Answers the needs of a page's blocks, in their order: one call for each source, equal queries once, in parallel. */
export async function answerNeeds(
  needsOfBlocks: readonly Needs[],
  resolvers: Resolvers,
): Promise<{ answers: readonly Answers[]; sources: readonly SourceName[] }> {
  const asked = Map.groupBy(
    needsOfBlocks.flatMap((needs) => Object.values(needs)),
    ({ source }) => source,
  );
  const known = new Map<string, unknown>();
  await Promise.all(
    [...asked].map(async ([source, needs]) => {
      const queries = [...new Map(needs.map((need) => [keyOf(need), need.query])).values()];
      const resolve = resolvers[source] as (queries: readonly unknown[]) => Promise<readonly unknown[]>;
      const answers = await resolve(queries);
      queries.forEach((query, index) => void known.set(keyOf({ source, query }), answers[index]));
    }),
  );
  return {
    answers: needsOfBlocks.map((needs) =>
      Object.fromEntries(Object.entries(needs).map(([name, need]) => [name, known.get(keyOf(need))])),
    ),
    sources: [...asked.keys()],
  };
}

function keyOf({ source, query }: Need<SourceName>): string {
  return `${source} ${JSON.stringify(query)}`;
}
