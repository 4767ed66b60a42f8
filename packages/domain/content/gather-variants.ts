import type { ContentDocument, DocumentBlock, VariantText } from '@eyelet/contracts/content/document.ts';
import { differingTexts } from './differing-texts.ts';

type WrittenBlock = Readonly<{
  id?: string | undefined;
  type: string;
  version: number;
  props: Readonly<Record<string, unknown>>;
}>;

/** A document as it is written for one audience, all of it. */
export type WrittenDocument = Readonly<{
  layout?: string | undefined;
  props: Readonly<Record<string, unknown>>;
  sections: readonly Readonly<{ name: string; blocks: readonly WrittenBlock[] }>[];
}>;

export type Gathering = Readonly<{
  /** Language of the source, which must be among the texts. */
  source: string;
  /** Version of the kind of item. */
  version: number;
  /** Complete documents by audience: languages, and locales that differ from their language. */
  texts: Readonly<Record<string, WrittenDocument>>;
  onlyIn?: readonly string[] | undefined;
}>;

/**
 * One document made of several in different languages: the source, and the differences of the others. Blocks are
 * matched by their ids, else by position; all audiences must have the same ones. Reading the result for one of the
 * audiences gives its own document.
 */
export function gatherVariants({ source, version, texts, onlyIn }: Gathering): ContentDocument {
  const written = texts[source];
  if (!written) throw new Error(`there is no text in ${source}`);
  const base = withIds(written);
  const others = Object.entries(texts).filter(([audience]) => audience !== source);
  const variants = others.map(([audience, text]) => {
    const language = texts[audience.slice(0, 2)];
    const under = language && audience.length > 2 ? withIds(language) : base;
    return [audience, { texts: textsOf(base, under, withIds(text), audience) }] as const;
  });
  return {
    language: source,
    version,
    ...(written.layout === undefined ? {} : { layout: written.layout }),
    ...(onlyIn ? { onlyIn: [...onlyIn] } : {}),
    ...base,
    variants: Object.fromEntries(variants.filter(([, variant]) => Object.keys(variant.texts).length > 0)),
  };
}

type Identified = Pick<ContentDocument, 'props' | 'sections'>;

function withIds({ props, sections }: WrittenDocument): Identified {
  let count = 0;
  return {
    props,
    sections: sections.map(({ name, blocks }) => ({
      name,
      blocks: blocks.map(({ id, ...block }) => {
        count++;
        return { id: id ?? `b${count}`, ...block };
      }),
    })),
  };
}

/** The differences of an audience from the layer under it, with fingerprints of the source. */
function textsOf(
  base: Identified,
  under: Identified,
  own: Identified,
  audience: string,
): Readonly<Record<string, VariantText>> {
  const [sources, lowers, blocks] = [base, under, own].map(blocksOf) as [Blocks, Blocks, Blocks];
  const same = [...sources.keys()].join() === [...blocks.keys()].join();
  if (!same) throw new Error(`the text in ${audience} has other blocks than its source`);
  return Object.fromEntries([
    ...differingTexts('props', { source: base.props, under: under.props, own: own.props }),
    ...[...blocks].flatMap(([id, { type, props }]) => {
      const source = sources.get(id);
      if (source?.type !== type) throw new Error(`block ${id} in ${audience} is not of the type of its source`);
      return differingTexts(`blocks.${id}`, { source: source.props, under: lowers.get(id)?.props, own: props });
    }),
  ]);
}

type Blocks = ReadonlyMap<string, Extract<DocumentBlock, { type: string }>>;

function blocksOf({ sections }: Identified): Blocks {
  return new Map(
    sections.flatMap(({ blocks }) => blocks.flatMap((block) => ('ref' in block ? [] : [[block.id, block] as const]))),
  );
}
