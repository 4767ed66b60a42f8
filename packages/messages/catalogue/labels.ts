import { type Variant, variantOf, variants } from '../wording.ts';
import { labels as de } from './labels.de.ts';
import { labels as en } from './labels.en.ts';
import { labels as fr } from './labels.fr.ts';
import { labels as it } from './labels.it.ts';
import { differing } from './labels.variants.ts';

type Words<K extends string> = Readonly<Record<K, string>>;

/** Words that the catalogue itself writes: facets, sorts, states and headings of a product page. */
export type CatalogueLabels = Readonly<{
  facets: Words<'category' | 'gender' | 'size' | 'colour' | 'activity' | 'price' | 'availability'>;
  genders: Words<'women' | 'men' | 'unisex' | 'kids'>;
  colours: Words<
    | 'black'
    | 'white'
    | 'grey'
    | 'beige'
    | 'brown'
    | 'red'
    | 'orange'
    | 'yellow'
    | 'green'
    | 'blue'
    | 'purple'
    | 'pink'
    | 'multi'
  >;
  /** By activity id; an unknown one is shown as its id with blanks for hyphens. */
  activities: Readonly<Record<string, string>>;
  sorts: Words<'recommended' | 'relevance' | 'newest' | 'price-asc' | 'price-desc' | 'discount'>;
  availability: Words<'in-stock'>;
  stock: Words<'in-stock' | 'few-left' | 'sold-out' | 'coming-soon'>;
  eyebrows: Words<'LOW STOCK' | 'COMING SOON' | 'PRESALE' | 'SOLD OUT'>;
  badges: Words<'NEW' | 'CUSTOM' | 'SET'>;
  attributes: Words<'color' | 'size'>;
  sections: Words<'description' | 'points' | 'material' | 'care' | 'fit'>;
  views: Words<'side' | 'quarter' | 'top' | 'detail'>;
  /** By the id of a system of sizes, in the order in which lists show them: the name of its facet, and its short name. */
  sizeSystems: Readonly<Record<string, Readonly<{ facet: string; short: string | null }>>>;
  home: string;
  /** Title of a product page; `{name}` and `{colour}` are filled in. */
  productTitle: string;
  /** Label of an open-ended price span; `{amount}` is filled in. */
  priceFrom: string;
  priceUpTo: string;
}>;

const byLanguage: Readonly<Record<string, CatalogueLabels>> = { en, fr, de, it };

const byVariant = Object.fromEntries(variants.map((variant) => [variant, labelsOf(variant)]));

function labelsOf(variant: Variant): CatalogueLabels {
  const own: Readonly<Record<string, object | string>> = differing[variant];
  const merged = Object.entries(en).map(([group, words]) => {
    const other = own[group];
    return [group, typeof words === 'object' && typeof other === 'object' ? { ...words, ...other } : (other ?? words)];
  });
  return Object.fromEntries(merged);
}

/** Labels for a BCP 47 tag or a language; English where there are none. */
export function catalogueLabels(tag: string): CatalogueLabels {
  const variant = variantOf(tag);
  return variant ? (byVariant[variant] ?? en) : (byLanguage[tag.slice(0, 2)] ?? en);
}
