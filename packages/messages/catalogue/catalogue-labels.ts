type Words<K extends string> = Readonly<Record<K, string>>;

/** Texts that the catalogue itself writes: facets, sorts, states and headings of a product page. */
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
  /** By activity id; an unknown one is shown as its id with spaces for hyphens. */
  activities: Readonly<Record<string, string>>;
  sorts: Words<'recommended' | 'relevance' | 'newest' | 'price-asc' | 'price-desc' | 'discount'>;
  availability: Words<'in-stock'>;
  stock: Words<'in-stock' | 'few-left' | 'sold-out' | 'coming-soon'>;
  eyebrows: Words<'LOW STOCK' | 'COMING SOON' | 'PRESALE' | 'SOLD OUT'>;
  badges: Words<'NEW' | 'CUSTOM' | 'SET'>;
  /** Why a price is reduced. */
  reductions: Words<'sale' | 'season' | 'outlet' | 'promotion' | 'discontinued'>;
  attributes: Words<'color' | 'size'>;
  sections: Words<'description' | 'points' | 'material' | 'care' | 'fit'>;
  /** Headings of the sections of a product that is a file. */
  fileSections: Words<'material' | 'care' | 'fit'>;
  /** What a picture shows, by the last part of its name. */
  views: Words<
    'side' | 'quarter' | 'top' | 'detail' | 'front' | 'back' | 'rear' | 'raised' | 'tilted' | 'sole' | 'cover'
  >;
  /** By the id of a size system, in the order of lists: the name of its facet, and its short name. */
  sizeSystems: Readonly<Record<string, Readonly<{ facet: string; short: string | null }>>>;
  home: string;
  /** Title of a product page; `{name}` and `{colour}` are filled in. */
  productTitle: string;
  /** Label of an open-ended price span; `{amount}` is filled in. */
  priceFrom: string;
  priceUpTo: string;
}>;
