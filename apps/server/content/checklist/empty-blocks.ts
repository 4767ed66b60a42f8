import type { EventProps } from '@eyelet/blocks/items/event/schema.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { inNewestShape } from '@eyelet/blocks/items/newest-document.ts';
import type { Resolvers } from '@eyelet/blocks/needs.ts';
import { resolversOf } from '@eyelet/blocks/resolvers.ts';
import { showBlocks } from '@eyelet/blocks/show-blocks.ts';
import type { ShownBlock } from '@eyelet/blocks/shown-block.ts';
import type { ShownEvent } from '@eyelet/blocks/shown-event.ts';
import type { WhyEmpty } from '@eyelet/blocks/why-empty.ts';
import type { ContentFinding } from '@eyelet/contracts/content/check.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { knownZone } from '@eyelet/domain/calendar/known-zone.ts';
import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { Value } from 'typebox/value';
import { type Context, changedContext } from '../../kernel/context.ts';

declare module '../../kernel/shop.ts' {
  interface Shop {
    /** Answers what blocks ask of the shop, as a visitor of the context. */
    readonly blockClient: (context: Context) => ApiClient;
  }
}

type Checked = Readonly<{ kind: ContentKind; key: string; document: ContentDocument }>;

/**
 * The blocks of a document of which shoppers see nothing now, in each of the markets that it is for, as pages would show them.
 * A finding that is not one of all markets of its block names its own. Shared blocks have a checklist of their own.
 */
export async function emptyBlockFindings(context: Context, checked: Checked): Promise<readonly ContentFinding[]> {
  const { document } = checked;
  const found = new Map<string, { finding: ContentFinding; locales: string[] }>();
  const shownIn = new Map<string, number>();
  for (const market of markets.filter(({ locale }) => document.onlyIn?.includes(locale) ?? true)) {
    for (const { id = '', empty = [] } of await blocksIn(context, checked, market)) {
      shownIn.set(id, (shownIn.get(id) ?? 0) + 1);
      for (const { path, why } of empty) {
        const name = JSON.stringify([id, path, why]);
        const known = found.get(name)?.locales ?? [];
        found.set(name, { finding: findingOf(document, id, path, why), locales: [...known, market.locale] });
      }
    }
  }
  return [...found.values()].map(({ finding, locales }) =>
    locales.length === shownIn.get(finding.block ?? '')
      ? finding
      : { ...finding, values: { markets: locales.join(' ') } },
  );
}

const findingOf = ({ language }: ContentDocument, block: string, member: string, why: WhyEmpty): ContentFinding => ({
  ...{ rule: `empty.${why}`, severity: 'warns', audience: language },
  ...{ block, member, values: {} },
});

/** The blocks of a document as a visitor of a market gets them, on a page about anything. */
async function blocksIn(
  context: Context,
  { kind, key, document }: Checked,
  market: Market,
): Promise<readonly ShownBlock[]> {
  const { shop, now } = context;
  const { language, locale } = market;
  const visitor = changedContext(context, { market, session: undefined, staff: undefined, preview: undefined });
  const read = inNewestShape(itemKinds[kind], document.version, resolveVariant(document, { language, locale }));
  const blocks = read.sections.flatMap((section) => section.blocks.flatMap((block) => ('ref' in block ? [] : [block])));
  const client = shop.blockClient(visitor);
  const resolvers = resolversOf({ client, outside: shop.config.outside, report: unlessGone });
  // The sign-up in an event is for itself: it is published with it.
  const own =
    kind === 'event' && Value.Check(itemKinds.event.schema, read.props)
      ? eventOf(key, read.props as EventProps)
      : undefined;
  const { groups } = await showBlocks([blocks], own ? withEvent(resolvers, own) : resolvers, () => undefined, {
    ...{ subject: 'any', named: true, now },
  });
  return groups.flat();
}

const goneIds: ReadonlySet<string> = new Set(['PLP400', 'EVT404']);

/** Another refusal, as of too many calls, does not tell that there is nothing. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && goneIds.has(error.id))) throw error;
}

/** An event as its page shows it. */
function eventOf(
  eventId: string,
  { title, place, address = '', enablePlusOne = false, ...facts }: EventProps,
): ShownEvent {
  const { startDate, endDate, opens, closes, timeZone, termsPage = null } = facts;
  const when = { startDate, endDate, opens, closes, timeZone: knownZone(timeZone) };
  return { eventId, title, place, address, ...when, enablePlusOne, termsPage };
}

const withEvent = (resolvers: Resolvers, own: ShownEvent): Resolvers => ({
  ...resolvers,
  events: async (queries) => {
    const others = queries.filter(({ eventId }) => eventId !== own.eventId);
    const answers = [...(await resolvers.events(others))];
    return queries.map(({ eventId }) => (eventId === own.eventId ? own : answers.shift()));
  },
});
