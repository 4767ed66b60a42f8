import type { Region } from '../markets/market.ts';

/** Required, performance and analytics, functional, targeting (C3.46 to C3.49). */
export const categories = ['C0001', 'C0002', 'C0003', 'C0004'] as const;

export type Category = (typeof categories)[number];

/** Categories that a visitor may refuse. */
export type OpenCategory = Exclude<Category, 'C0001'>;

export const openCategories = ['C0002', 'C0003', 'C0004'] as const satisfies readonly OpenCategory[];

/** What a visitor has decided, by category. */
export type Choice = Readonly<Record<OpenCategory, boolean>>;

export const everything: Choice = { C0002: true, C0003: true, C0004: true };
export const onlyRequired: Choice = { C0002: false, C0003: false, C0004: false };

/** What holds until a visitor decides: nothing but what is required in EMEA, everything elsewhere (C3.50). */
export function defaultChoice(region: Region): Choice {
  return region === 'EMEA' ? onlyRequired : everything;
}

/** Whether a category is on; `choice` is undefined until the visitor has decided. */
export function allows(category: Category, choice: Choice | undefined, region: Region): boolean {
  return category === 'C0001' || (choice ?? defaultChoice(region))[category];
}

/** A choice as it was stored; undefined for anything else, so that the question is asked again. */
export function storedChoice(text: string | null): Choice | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<string, unknown>> | null;
    const [C0002, C0003, C0004] = openCategories.map((name) => value?.[name]);
    const isWhole = typeof C0002 === 'boolean' && typeof C0003 === 'boolean' && typeof C0004 === 'boolean';
    return isWhole ? { C0002, C0003, C0004 } : undefined;
  } catch {
    return undefined;
  }
}
