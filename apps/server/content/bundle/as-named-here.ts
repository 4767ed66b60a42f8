import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { isObject } from '@eyelet/domain/content/places.ts';

/** This shop's ids of items and names of media, by those in the bundle. */
export type NamesHere = Readonly<{ items: ReadonlyMap<string, string>; media: ReadonlyMap<string, string> }>;

/** Members that hold the name of a medium. */
const naming = /^(?:picture|video|poster)$/;

/** A document with the ids of items and the names of media of this shop, also in the texts of other audiences. */
export function asNamedHere(document: ContentDocument, names: NamesHere): ContentDocument {
  const variants = Object.entries(document.variants).map(([audience, variant]) => {
    const texts = Object.entries(variant.texts).map(([path, text]) => [
      path,
      { ...text, value: walk(text.value, names, lastMember(path)) },
    ]);
    return [audience, { ...variant, texts: Object.fromEntries(texts) }];
  });
  const { props, sections } = walk({ props: document.props, sections: document.sections }, names);
  return { ...document, props, sections, variants: Object.fromEntries(variants) };
}

function walk<T>(value: T, names: NamesHere, member = ''): T {
  if (typeof value === 'string') return named(value, names, member) as T;
  if (Array.isArray(value)) return value.map((one) => walk(one, names, member)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, names, name)])) as T;
}

function named(text: string, { items, media }: NamesHere, member: string): string {
  if (member === 'ref') return items.get(text) ?? text;
  // A picture may be named with its hash, a film by its path.
  const [, before = '', name = '', after = ''] =
    (naming.test(member) ? /^()([\w-]+)(.*)$/ : /^(\/media\/films\/)([\w-]+)(\..*)?$/).exec(text) ?? [];
  const here = media.get(name);
  return here === undefined ? text : `${before}${here}${after}`;
}

/** The last member name of a path, without the indexes of lists. */
function lastMember(path: string): string {
  return /([A-Za-z0-9_-]+)(?:\[\d+\])*$/.exec(path)?.[1] ?? '';
}
