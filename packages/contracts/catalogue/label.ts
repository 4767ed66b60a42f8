import { type Static, Type } from 'typebox';

/** A machine-readable id with its text in the caller's language, e.g. `LOW STOCK` and "Low stock" (C9.25). */
export const labelSchema = Type.Object({ id: Type.String(), label: Type.String() });

export type Label = Static<typeof labelSchema>;

/** One step from the home page to the current page. */
export const breadcrumbSchema = Type.Object({ categoryId: Type.String(), label: Type.String(), url: Type.String() });

export type Breadcrumb = Static<typeof breadcrumbSchema>;

/** The URL of the same page in another market; `locale` in path form. */
export const alternateSchema = Type.Object({ locale: Type.String(), url: Type.String() });

export type Alternate = Static<typeof alternateSchema>;

/** Metadata for the head of a page. */
export const seoSchema = Type.Object({ title: Type.String(), description: Type.String() });

export type Seo = Static<typeof seoSchema>;
