import { noCards, renderBlocks, subject } from '@eyelet/testing/render-blocks.tsx';
import type { ShownCard } from '@eyelet/ui/products/shown-card.ts';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect, test, vi } from 'vitest';
import type { AnyBlockKind } from './kind.ts';
import { blockKinds } from './kinds.ts';
import type { Resolvers } from './needs.ts';
import { allMembers } from './shared/examples.ts';
import { showBlocks } from './show-blocks.ts';
import { isShown } from './shown-when.ts';

type Props = Readonly<Record<string, unknown>>;

type Shape = TSchema &
  Readonly<{
    type?: string;
    const?: unknown;
    enum?: readonly unknown[];
    anyOf?: readonly Shape[];
    items?: Shape;
    properties?: Readonly<Record<string, Shape>>;
  }>;

/** A shop whose products, articles and events tell what was asked for. */
const resolvers: Resolvers = {
  ...noCards,
  cards: async (queries) => queries.map((query) => [card(JSON.stringify(query))]),
  articles: async (queries) =>
    (await noCards.articles(queries)).map((answer, index) => ({
      ...answer,
      result: answer.result.map((one) => ({ ...one, title: JSON.stringify(queries[index]) })),
      facets: [{ id: 'wool', label: 'Wool' }],
    })),
  events: async (queries) =>
    (await noCards.events(queries)).map((answer, index) => answer && { ...answer, ...queries[index] }),
};

function card(name: string): ShownCard {
  return {
    ...{ id: 'SKTERN01FOM', masterId: 'SKTERN01', name, kind: 'Shoe', url: '/en-us/p/tern', currency: 'USD' },
    ...{ badge: null, eyebrow: null, available: true, pictures: [], colours: [] },
    price: { current: 90, original: 90 },
  };
}

/** Texts of which each kind of text accepts one: two of each, so that one differs from what is there. */
const texts = [
  ...['<p>Other</p>', 'Other', 'other', 'Others', 'others', '#123456', '#654321', '/other', '/others'],
  ...['2027-06-06', '2027-06-05', 'de', 'fr', 'SKTERN02FOM'],
];
const numbers = [1, 2, 3, 4, 5, 10, 40];

type Change = readonly [path: string, change: (props: Props) => unknown];

/** Each member of a value, and its members, with values that differ from what is there. */
function changesOf(shape: Shape, path: string, at: unknown): readonly Change[] {
  const own = otherValues(shape, at).map((other): Change => [path, () => other]);
  if (isWhole(shape)) return own;
  const members = Object.entries(shape.properties ?? {}).flatMap(([name, member]) => {
    const object = (at ?? {}) as Props;
    return changesOf(member, path === '' ? name : `${path}.${name}`, object[name]).map(
      ([inner, change]): Change => [inner, (props) => ({ ...object, [name]: change(props) })],
    );
  });
  if (shape.type !== 'array' || !shape.items || !Array.isArray(at) || at.length === 0) return [...own, ...members];
  const [first, ...rest] = at as readonly unknown[];
  const entries = changesOf(shape.items, `${path}[]`, first).map(
    ([inner, change]): Change => [inner, (props) => [change(props), ...rest]],
  );
  return [...own, ...members, ...entries];
}

/** A picture or film, and a block in the block: tested where they are shown. */
function isWhole({ anyOf, properties = {} }: Shape): boolean {
  return anyOf !== undefined || properties.kind?.const === 'image' || 'props' in properties;
}

function otherValues(shape: Shape, at: unknown): readonly unknown[] {
  const all = isWhole(shape) ? media : (shape.enum ?? candidates[shape.type ?? '']?.(at) ?? []);
  return all.filter((one) => !Value.Equal(one, at) && Value.Check(shape, one)).slice(0, 3);
}

const media = [
  { kind: 'image', picture: 'scene-other', alt: 'Other' },
  { kind: 'video', video: 'other', alt: 'Other' },
];

const candidates: Readonly<Record<string, (at: unknown) => readonly unknown[]>> = {
  string: () => texts,
  integer: () => numbers,
  number: () => numbers,
  boolean: () => [true, false],
  array: (at) => [...(Array.isArray(at) ? [[...at, ...at.slice(0, 1)], at.slice(1)] : []), ['lg'], ['sm'], ['other']],
};

/** What a member is changed in: each example, alone and with all that every block may have. */
function groundsOf({ schema, examples }: AnyBlockKind): readonly Props[] {
  const members = (schema as Shape).properties ?? {};
  const shared = Object.fromEntries(Object.entries(allMembers).filter(([name]) => name in members));
  return examples
    .flatMap(({ props }) => [props, { ...shared, ...props }] as Props[])
    .filter((props) => Value.Check(schema, props));
}

/** The HTML of a block that a page begins with, or of a later one. */
async function htmlOf({ type, version }: AnyBlockKind, props: Props, startsPage: boolean): Promise<string> {
  const { groups } = await showBlocks([[{ type, version, props }]], resolvers, vi.fn(), { subject });
  return renderBlocks(groups.flat(), { startsPage });
}

/** The members of a kind, without the known ones, that change nothing in its HTML, whatever their value. */
async function unseenIn(kind: AnyBlockKind, known: readonly string[]): Promise<readonly string[]> {
  const seen = new Set(known);
  const all = new Set<string>();
  for (const ground of groundsOf(kind)) {
    const before = [await htmlOf(kind, ground, true), await htmlOf(kind, ground, false)];
    const shows = async (props: Props) =>
      (await htmlOf(kind, props, true)) !== before[0] || (await htmlOf(kind, props, false)) !== before[1];
    for (const [place, change] of changesOf(kind.schema as Shape, '', ground)) {
      const path = place.replaceAll('[]', '');
      all.add(path);
      if (seen.has(path)) continue;
      const changed = change(ground) as Props;
      if (Value.Check(kind.schema, changed) && (await shows(changed))) seen.add(path);
    }
  }
  return [...all].filter((path) => !seen.has(path)).sort();
}

/** Members that do their work elsewhere than in the HTML of the server. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // The script that moves the slides reads it; a journey sees them change.
  collection: ['breakpoints.sm', 'breakpoints.md', 'breakpoints.lg'].map((at) => `${at}.autorotateTime`),
  // The steps of the registration, which a browser loads.
  'event-sign-up': ['confirmationTitle', 'confirmationSubtitle', 'enablePlusOne', 'startDate', 'endDate'],
  // The browser chooses by the visitor.
  segmentation: ['segments', 'segments.id', 'segments.targets'],
  experience: [
    ...['baselineWeight', 'experienceId', 'trackingEvent'],
    ...['variants', 'variants.name', 'variants.targets', 'variants.variantId', 'variants.weight'],
  ],
  // Its container comes once the page is at rest.
  'social-wall': ['containerId', 'filter'],
};

/** By its name the studio lists a block. */
const names = ['name'];

test.each(blockKinds)('$type: what an author can set shows', async (kind) => {
  const { unshown = [] } = kind;
  const within = (path: string) => unshown.some((one) => path.startsWith(`${one}.`));
  const unseen = await unseenIn(kind, [...(elsewhere[kind.type] ?? []), ...names]);
  expect(unseen.filter((path) => !within(path))).toEqual([...unshown].sort());
});

test('a field that depends on the layout is offered in no layout that does not show what it sets', async () => {
  const asked = new Set<string>();
  const faults: string[] = [];
  for (const kind of blockKinds) {
    const bound = Object.entries(kind.fields).filter(([, { shownWhen }]) => shownWhen && 'is' in shownWhen);
    if (bound.length === 0) continue;
    for (const ground of groundsOf(kind)) {
      const hidden = bound.flatMap(([member, field]) => (isShown(field, ground) ? [] : [member]));
      const before = await htmlOf(kind, ground, true);
      for (const [place, change] of changesOf(kind.schema as Shape, '', ground)) {
        const [member = ''] = place.split(/[.[]/);
        const changed = change(ground) as Props;
        // A film is told to the page around the block, whether it is shown or not.
        const isAlike = kind.still?.(changed as never) === kind.still?.(ground as never);
        if (!hidden.includes(member) || !isAlike || !Value.Check(kind.schema, changed)) continue;
        asked.add(`${kind.type}.${member}`);
        if ((await htmlOf(kind, changed, true)) !== before) faults.push(`${kind.type} ${ground.layout}: ${place}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect([...asked]).toEqual(expect.arrayContaining(['banner.mediaList', 'banner.overlayWidth', 'banner.imageSide']));
});
