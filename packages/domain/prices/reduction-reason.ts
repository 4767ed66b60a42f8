/** Why a price is reduced, where the catalogue knows it. `sale` is the sale of a season, whose days the law sets in some countries. */
export const reductionReasons = ['sale', 'season', 'outlet', 'promotion', 'discontinued'] as const;

export type ReductionReason = (typeof reductionReasons)[number];

/** One of the reasons, or undefined for anything else, such as one that a newer version has written. */
export function asReductionReason(text: string | null | undefined): ReductionReason | undefined {
  return reductionReasons.find((one) => one === text);
}
