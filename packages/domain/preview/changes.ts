/** Minor units; undefined where something has no price. */
export type ShownPrice = Readonly<{ amount: number; original: number }> | undefined;

/** Two moments, in epoch milliseconds. */
export type Between = Readonly<{ from: number; to: number }>;

export type ProductChange = 'launches' | 'appears' | 'leaves' | 'price';

/** The change of a product between two instants, by its price at each of them; undefined: none. */
export function productChange(
  { launchedAt, before, after }: Readonly<{ launchedAt: number; before: ShownPrice; after: ShownPrice }>,
  { from, to }: Between,
): ProductChange | undefined {
  if (!before) return after && 'appears';
  if (!after) return 'leaves';
  if (launchedAt > from && launchedAt <= to) return 'launches';
  return before.amount === after.amount && before.original === after.original ? undefined : 'price';
}

/** The change of an item between two instants, by the version that is shown; undefined: the same version. */
export function shownChange(
  before: number | undefined,
  after: number | undefined,
): 'appears' | 'changes' | 'leaves' | undefined {
  if (before === after) return undefined;
  if (before === undefined) return 'appears';
  return after === undefined ? 'leaves' : 'changes';
}

/** The later of the instants between two moments; null without one. */
export function lastBetween(instants: readonly (number | null)[], { from, to }: Between): number | null {
  const within = instants.filter((at): at is number => at !== null && at > from && at <= to);
  return within.length === 0 ? null : Math.max(...within);
}
