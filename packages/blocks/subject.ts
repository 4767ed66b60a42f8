/** What a page is about: a product, with every id that it goes by, or a category. */
export type Subject = Readonly<{
  product?: Readonly<{ id: string; ids: readonly string[] }>;
  category?: Readonly<{ id: string }>;
}>;
