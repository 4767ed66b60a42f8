import type { Variant } from '../wording.ts';
import type { CatalogueLabels } from './catalogue-labels.ts';

type Differing = Readonly<{ [Group in keyof CatalogueLabels]?: Partial<CatalogueLabels[Group]> }>;

const commonwealth: Differing = {
  facets: { colour: 'Colour' },
  colours: { grey: 'Grey', multi: 'Multicolour' },
  attributes: { color: 'Colour' },
};

/** Texts that differ in variants of English. */
export const differing: Readonly<Record<Variant, Differing>> = { 'en-GB': commonwealth, 'en-CA': commonwealth };
