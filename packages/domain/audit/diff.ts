/** The recorded values of a thing: plain values by name, never a secret. */
export type Facts = Readonly<Record<string, FactValue>>;
export type FactValue = string | number | boolean | null | readonly string[];

export type Diff = Readonly<{ before: Facts | null; after: Facts | null }>;

/** The members that differ before and after; all of them when it was created (`before` null) or removed. */
export function diffOf(before: Facts | null, after: Facts | null): Diff {
  if (before === null || after === null) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  return { before: pick(before, changed), after: pick(after, changed) };
}

function pick(facts: Facts, names: readonly string[]): Facts {
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(facts, name) ? [[name, facts[name] ?? null]] : [])));
}

function isSame(one: FactValue | undefined, other: FactValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
