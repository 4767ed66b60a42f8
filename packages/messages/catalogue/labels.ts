import { type Variant, variantOf, variants } from '../wording.ts';
import type { CatalogueLabels } from './catalogue-labels.ts';
import { labels as de } from './labels.de.ts';
import { labels as en } from './labels.en.ts';
import { labels as fr } from './labels.fr.ts';
import { labels as it } from './labels.it.ts';
import { differing } from './labels.variants.ts';

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

/** Labels for a BCP 47 tag or a language; English as the fallback. */
export function catalogueLabels(tag: string): CatalogueLabels {
  const variant = variantOf(tag);
  return variant ? (byVariant[variant] ?? en) : (byLanguage[tag.slice(0, 2)] ?? en);
}
