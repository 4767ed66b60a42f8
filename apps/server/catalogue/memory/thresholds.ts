/** What the people of the shop decide about its goods; answers that are kept with the memory depend on it. */
export type Thresholds = Readonly<{
  /** Units of a size at or below which shoppers see that few are left; 0: never. */
  fewOfSize: number;
  /** Days after its launch for which a style counts as new; 0: never. */
  newForDays: number;
}>;

export function areSame(one: Thresholds, other: Thresholds): boolean {
  return one.fewOfSize === other.fewOfSize && one.newForDays === other.newForDays;
}
