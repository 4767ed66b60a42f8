import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { ShownCard } from '@eyelet/ui/products/shown-card.ts';
import { cleanBlock } from './clean-block.ts';
import { placesIn, withoutHeld } from './held-blocks.ts';
import type { AnyBlockKind } from './kind.ts';
import { kindOf } from './kinds.ts';
import { withoutMissing } from './missing-pictures.ts';
import { type Answers, answerNeeds, type Needs, type Resolvers } from './needs.ts';
import type { EmptyBlock, ShownBlock } from './shown-block.ts';
import type { Subject } from './subject.ts';
import type { WhyEmpty } from './why-empty.ts';

export type ShownGroups = Readonly<{
  /** A group has lost the blocks that another page shows. */
  groups: readonly (readonly ShownBlock[])[];
  /** The sources that the answers came from. */
  sources: readonly (keyof Resolvers)[];
}>;

export type ShowOptions = Readonly<{
  /** Path of the market, under which links lead. */
  base?: string;
  /** What the page is about. With `any`, blocks for pages about anything are among them, as where a document is checked. */
  subject?: Subject | 'any';
  /** Is told of products that a block should show and the shop does not have. */
  onGone?: (block: string, products: readonly string[]) => void;
  /** Whether the blocks keep their names, by which an author finds them. */
  named?: boolean;
  /** With names: they say too why shoppers see nothing of them at that moment. */
  now?: Date;
}>;

type Known = Readonly<{
  block: ContentBlock;
  /** Where it is in the outermost block around it; empty for that one. */
  path: string;
  kind: AnyBlockKind | undefined;
  held: readonly Known[];
  /** Pictures of it that the shop does not have. */
  missing: readonly string[];
  /** The part of the outer block that it belongs to. */
  part?: number | undefined;
}>;

/**
 * Prepares the blocks of a page for display, in groups such as its sections; on the server, so that browsers need no kinds.
 * Their HTML is cleaned, and its paths lead under the base. A block of an unknown kind or version is reported and keeps only its position.
 */
export async function showBlocks(
  groups: readonly (readonly ContentBlock[])[],
  resolvers: Resolvers,
  report: (error: unknown) => void,
  { base = '', subject = {}, named = false, now, onGone }: ShowOptions = {},
): Promise<ShownGroups> {
  const known = groups.map((blocks) =>
    blocks.map((block) => cleanOnce(block, base)).flatMap((one) => (subject === 'any' ? [one] : shownOn(one, subject))),
  );
  const all = known.flat().flatMap(withInner);
  for (const { block, kind, missing } of all) {
    if (!kind) report(new Error(`no block ${block.type} in version ${block.version}`));
    for (const name of missing) report(new Error(`no picture ${name} for a block ${block.type}`));
  }
  const needs = all.map(({ block, kind }): Needs => kind?.needs?.(block.props as never) ?? {});
  const { answers, sources } = await answerNeeds(needs, resolvers);
  const answersOf = new Map(all.map((one, index) => [one, answers[index] ?? {}]));
  for (const one of all) {
    const gone = goneOf(one, answersOf.get(one));
    if (gone.length > 0) onGone?.(one.block.type, gone);
  }
  const shown = (one: Known): ShownBlock => ({
    ...(named ? forAuthor(one, answersOf, now) : {}),
    ...shownOf(one, answersOf),
  });
  return { groups: known.map((group) => group.map(shown)), sources };
}

const cleaned = new WeakMap<object, Map<string, WeakRef<Known>>>();

/**
 * What is known of a block once its HTML is clean. Kept with its properties, as many pages show the blocks of one document that is in memory;
 * weakly, as a document has its limit of memory by its own size: what was cleaned goes when the heap is next collected as a whole.
 */
function cleanOnce(block: ContentBlock, base: string): Known {
  const ofProps = cleaned.get(block.props) ?? new Map<string, WeakRef<Known>>();
  cleaned.set(block.props, ofProps);
  const key = `${block.type} ${block.version} ${base}`;
  const kept = ofProps.get(key)?.deref();
  const known = kept ?? knownOf(cleanBlock(block, base));
  if (!kept) ofProps.set(key, new WeakRef(known));
  return { ...known, block: { ...block, props: known.block.props } };
}

function knownOf(block: ContentBlock, path = ''): Known {
  const kind = kindOf(block.type);
  if (kind?.version !== block.version) return { block, path, kind: undefined, held: [], missing: [] };
  const within = path === '' ? '' : `${path}.props.`;
  const held = placesIn(kind, block.props).map((one) => ({ ...knownOf(one.block, within + one.path), part: one.part }));
  const { props } = withoutMissing(block.props);
  const { missing } = withoutMissing(withoutHeld(kind, block.props));
  return { block: { ...block, props }, path, kind, held, missing };
}

/** A block without those in it that another page shows; none if it is such a one itself. */
function shownOn(one: Known, subject: Subject): readonly Known[] {
  if (one.kind?.shownOn && !one.kind.shownOn(one.block.props as never, subject)) return [];
  return [{ ...one, held: one.held.flatMap((inner) => shownOn(inner, subject)) }];
}

/** The name of a block in its document, what it and the blocks in it lack, and which of them shoppers do not see. */
function forAuthor(
  one: Known,
  answersOf: ReadonlyMap<Known, Answers>,
  now: Date | undefined,
): Pick<ShownBlock, 'id' | 'lacking' | 'empty'> {
  const lacking = [...new Set(withInner(one).flatMap((inner) => lackingOf(inner, answersOf.get(inner))))];
  const empty = withInner(one).flatMap((inner): readonly EmptyBlock[] => {
    const why = now && whyEmpty(inner, answersOf.get(inner), now);
    return why ? [{ path: inner.path, why }] : [];
  });
  return {
    ...('id' in one.block ? { id: String(one.block.id) } : {}),
    ...(lacking.length > 0 ? { lacking } : {}),
    ...(empty.length > 0 ? { empty } : {}),
  };
}

function whyEmpty({ block, kind, held }: Known, answers: Answers | undefined, now: Date): WhyEmpty | undefined {
  const shown = { held: held.filter((inner) => inner.kind).length, now };
  return kind?.whyEmpty?.(block.props as never, (answers ?? {}) as never, shown);
}

function lackingOf(one: Known, answers?: Answers): readonly string[] {
  return one.kind ? [...one.missing, ...goneOf(one, answers)] : [one.block.type];
}

/** The products that a block names and the shop does not have; of those beyond the count that it shows nothing is known. */
function goneOf({ block, kind }: Known, answers: Answers = {}): readonly string[] {
  const needs = kind?.needs?.(block.props as never) ?? {};
  return Object.entries(needs).flatMap(([name, { source, query }]) => {
    if (source !== 'cards' || !('ids' in query) || !query.ids) return [];
    const { ids, count = ids.length } = query;
    const cards = answers[name] as readonly ShownCard[];
    // A style is shown as one of its colourways.
    const isShown = (asked: string) => cards.some(({ id, masterId }) => id === asked || masterId === asked);
    const last = cards.length >= count ? ids.findLastIndex(isShown) : -1;
    return (last < 0 ? ids : ids.slice(0, last)).filter((id) => !isShown(id));
  });
}

/** A block, and those in it at any depth. */
function withInner(one: Known): readonly Known[] {
  return [one, ...one.held.flatMap(withInner)];
}

function shownOf(one: Known, answersOf: ReadonlyMap<Known, Answers>): ShownBlock {
  const { block, kind, held, part } = one;
  if (!kind) return { type: block.type };
  return {
    type: block.type,
    ...(part === undefined ? {} : { part }),
    props: withoutHeld(kind, block.props),
    ...(kind.needs ? { answers: answersOf.get(one) ?? {} } : {}),
    ...(kind.still?.(block.props as never) ? { still: true } : {}),
    ...(held.length > 0 ? { held: held.map((inner) => shownOf(inner, answersOf)) } : {}),
  };
}
