import type { ColumnType } from 'kysely';

/** The code of goods in the Harmonized System, 6 to 10 digits, the country they were made in, and the weight of a unit. */
export type BorderFacts = Readonly<{ code: string; origin: string; grams: number }>;

/** Columns that the driver reads as objects and that are written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/**
 * One size of a scale: its code, its group in a size grid, and its label with exceptions by locale. `systems` has the
 * size system of the label by locale, such as `shoes-eu`: sizes of one system are one range to shoppers.
 */
export type SizeRow = Readonly<{
  code: string;
  group: string | null;
  label: string;
  labels: Readonly<Record<string, string>>;
  systems?: Readonly<Record<string, string>>;
}>;

export type CatalogueTables = {
  price_list: { id: string; currency: string };
  size_scale: { id: string; sizes: Json<readonly SizeRow[]> };
  style: {
    master_id: string;
    gender: string;
    activities: string[];
    product_type: string;
    presale: boolean;
    customs: boolean;
    store_only: boolean;
    notify_me: boolean;
    listed: boolean;
    gift: boolean;
    gift_option: boolean;
    gift_card: ColumnType<boolean, boolean | undefined, boolean>;
    /** Of a unit without tax, in minor units by currency; empty where it is not known. */
    cost: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
    customs_url: string | null;
    /** What authorities at a border ask of its goods; null where it is not known. */
    border: ColumnType<BorderFacts | null, string | null | undefined, string | null>;
    size_scale: string;
    max_qty: number;
    set_members: string[];
    launched_at: Date;
    popularity: number;
    updated_at: Date;
  };
  style_text: {
    master_id: string;
    language: string;
    slug: string;
    name: string;
    kind: string;
    description: string;
    points: string[];
    material: string;
    care: string;
    fit: string;
    measurements: string;
  };
  colourway: {
    product_id: string;
    master_id: string;
    position: number;
    family: string;
    swatch: string;
    pictures: string[];
  };
  colourway_text: { product_id: string; language: string; name: string };
  sku: { upc: string; product_id: string; size: string; position: number };
  price: {
    product_id: string;
    upc: string;
    price_list: string;
    valid_from: Date;
    valid_until: Date | null;
    amount: number;
    original: number;
    reason: string | null;
  };
  category: {
    id: string;
    parent_id: string | null;
    position: number;
    in_menu: boolean;
    picture: string | null;
    rule: 'reduced' | 'new' | null;
  };
  category_text: {
    category_id: string;
    language: string;
    slug: string;
    name: string;
    intro: string;
    seo_title: string;
    seo_description: string;
  };
  style_category: { master_id: string; category_id: string; position: number };
};
