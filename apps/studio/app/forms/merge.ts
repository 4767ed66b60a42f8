type Values = Readonly<Record<string, unknown>>;

/**
 * What two people have made of the same values: of each member the change of whoever changed it, mine where both did. Of a
 * list, what either has added is there and what either has removed is not.
 */
export function mergeValues<V extends Values>(begun: V, mine: V, theirs: V): V {
  const members = Object.keys(mine).map((name) => [name, mergeMember(begun[name], mine[name], theirs[name])]);
  return Object.fromEntries(members) as V;
}

/** Whether two values, or two sets of them, say the same. Lists of a form are sets: their order says nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((member) => other.some((its) => isSameValue(member, its)));
  }
  if (isValues(one) && isValues(other)) {
    return Object.keys(one).length === Object.keys(other).length && isSameValues(one, other);
  }
  return one === other;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSameValues(one: Values, other: Values): boolean {
  return Object.keys(one).every((name) => isSameValue(one[name], other[name]));
}

function mergeMember(begun: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameValue(mine, begun)) return theirs;
  if (!Array.isArray(begun) || !Array.isArray(mine) || !Array.isArray(theirs)) return mine;
  const kept = theirs.filter((member) => mine.includes(member) || !begun.includes(member));
  return [...kept, ...mine.filter((member) => !begun.includes(member) && !theirs.includes(member))];
}
