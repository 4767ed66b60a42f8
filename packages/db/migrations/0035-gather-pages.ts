/** A page for one audience, as it was stored. */
export type OldPage = Readonly<{
  slug: string;
  audience: string;
  document: OldDocument;
  version: number;
  updated_at: Date;
}>;

type Json = Readonly<Record<string, unknown>>;
type OldBlock = Readonly<{ type: string; version: number; props: Json }>;
type OldDocument = Readonly<{ title: string; description: string; blocks: readonly OldBlock[]; seo: Json }>;
type Texts = Record<string, Readonly<{ value: unknown; from: string }>>;

const localesOf: Readonly<Record<string, readonly string[]>> = {
  en: ['en-us', 'en-ca', 'en-gb'],
  fr: ['fr-ca', 'fr-fr'],
  de: ['de-de'],
  it: ['it-it'],
};

/**
 * One item of the documents that a page had for its audiences: the source, what the others say otherwise, and their own blocks
 * where these are not those of the source. Every audience reads what it has read before.
 */
export function gatherPages(pages: readonly OldPage[]) {
  const bySlug = Map.groupBy(pages, ({ slug }) => slug);
  return [...bySlug].map(([slug, rows]) => {
    const part = slug === 'footer' || slug === 'listing';
    const kind = slug === 'footer' ? 'footer' : part ? 'section' : 'page';
    const source = rows.find(({ audience }) => audience === 'en') ?? [...rows].sort(byAudience)[0];
    if (!source) throw new Error(`the page ${slug} has no document`);
    return {
      ...{ kind, slug, key: slug === 'footer' ? 'main' : slug, name: source.document.title.slice(0, 120) || slug },
      document: gather(rows, source, part),
      version: Math.max(...rows.map(({ version }) => version)),
      at: new Date(Math.max(...rows.map(({ updated_at }) => updated_at.getTime()))).toISOString(),
    };
  });
}

function gather(rows: readonly OldPage[], source: OldPage, part: boolean) {
  const readers = (audience: string): readonly string[] =>
    audience.length > 2
      ? [audience]
      : (localesOf[audience] ?? []).filter((locale) => !rows.some((row) => row.audience === locale));
  const all = Object.values(localesOf).flat();
  const served = all.filter((locale) => rows.some(({ audience }) => readers(audience).includes(locale)));
  const odd = rows.filter((row) => kindsOf(row) !== kindsOf(source));
  const oddReaders = odd.flatMap(({ audience }) => readers(audience));
  const common = odd.length === 0 ? {} : { onlyIn: served.filter((locale) => !oddReaders.includes(locale)) };
  const blocks = source.document.blocks.map((block, index) => ({ id: `b${index + 1}`, ...block, ...common }));
  const others = odd.flatMap((row) =>
    row.document.blocks.map((block, index) => ({
      ...{ id: `${row.audience}-b${index + 1}`, ...block, onlyIn: readers(row.audience) },
    })),
  );
  const variants = rows
    .filter((row) => row !== source)
    .map((row) => {
      const language = rows.find(({ audience }) => audience === row.audience.slice(0, 2) && row.audience.length > 2);
      const under = language ?? source;
      const withBlocks = !odd.includes(row);
      const texts: Texts = {};
      if (!part) addDiffering(texts, 'props', propsLayers(source, under, row));
      if (withBlocks) addBlocks(texts, source, odd.includes(under) ? source : under, row);
      return [row.audience, { texts }] as const;
    });
  return {
    language: source.audience.slice(0, 2),
    version: 1,
    ...(served.length === all.length ? {} : { onlyIn: served }),
    props: part ? {} : propsOf(source.document),
    sections: [{ name: 'main', blocks: [...blocks, ...others].filter(({ onlyIn }: Only) => onlyIn?.length !== 0) }],
    variants: Object.fromEntries(variants.filter(([, { texts }]) => Object.keys(texts).length > 0)),
  };
}

type Only = Readonly<{ onlyIn?: readonly string[] }>;

function propsLayers(source: OldPage, under: OldPage, own: OldPage): Layers {
  return { source: propsOf(source.document), under: propsOf(under.document), own: propsOf(own.document) };
}

function addBlocks(texts: Texts, source: OldPage, under: OldPage, own: OldPage): void {
  source.document.blocks.forEach(({ props }, index) => {
    const layers = {
      source: props,
      under: under.document.blocks[index]?.props,
      own: own.document.blocks[index]?.props,
    };
    addDiffering(texts, `blocks.b${index + 1}`, layers);
  });
}

type Layers = Readonly<{ source: unknown; under: unknown; own: unknown }>;

function addDiffering(texts: Texts, path: string, { source, under, own }: Layers): void {
  if (textOf(under) === textOf(own)) return;
  const part = (name: string | number, at: string) => {
    const [one, two, three] = [source, under, own].map((value) => (value as Json | undefined)?.[name]);
    addDiffering(texts, at, { source: one, under: two, own: three });
  };
  if (Array.isArray(under) && Array.isArray(own) && under.length === own.length) {
    for (const index of own.keys()) part(index, `${path}[${index}]`);
  } else if (isObject(under) && isObject(own) && Object.keys(under).every((name) => name in own)) {
    for (const name of Object.keys(own)) part(name, `${path}.${name}`);
  } else {
    texts[path] = { value: own, from: fingerprint(source) };
  }
}

function propsOf({ title, description, seo }: OldDocument) {
  return { title, description, seo: { title: seo.title, description: seo.description } };
}

function kindsOf({ document }: OldPage): string {
  return document.blocks.map(({ type, version }) => `${type} ${version}`).join();
}

function byAudience(one: OldPage, other: OldPage): number {
  return one.audience < other.audience ? -1 : 1;
}

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function fingerprint(value: unknown): string {
  const text = textOf(value);
  return [0x811c9dc5, 0x01000193]
    .map((seed) => {
      let hash = seed;
      for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

function textOf(value: unknown): string {
  return JSON.stringify(inOrder(value ?? null));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name])]));
}
