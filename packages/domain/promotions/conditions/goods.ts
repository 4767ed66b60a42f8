import type { Promotion } from '../promotion.ts';

/** The facts of goods that promotions need. */
export type Concernable = Readonly<{
  masterId: string;
  /** Own categories and all above them. */
  categories: readonly string[];
}>;

/** Whether a promotion concerns goods. */
export function concernsLine(
  { concerns }: Pick<Promotion, 'concerns'>,
  { masterId, categories }: Concernable,
): boolean {
  if (concerns === null || concerns.masterIds.includes(masterId)) return true;
  return concerns.categories.some((category) => categories.includes(category));
}
