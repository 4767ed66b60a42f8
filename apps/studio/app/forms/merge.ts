type Values = Readonly<Record<string, unknown>>;

/**
 * Merges two people's changes of the same values: of each member, however deep, the change of the person who changed
 * it, mine if both did. A set has what either has added and lacks what either has removed. A list whose order matters
 * is mine if both changed it.
 */
export function mergeValues<V extends Values>(begun: V, mine: V, theirs: V): V {
  return mergeMembers(begun, mine, theirs) as V;
}

/**
 * Whether two values, or two lists of them, say the same. Lists of texts or numbers are sets: their order says nothing. That of
 * objects does.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    if (isInOrder(one)) return one.every((member, index) => isSameValue(member, other[index]));
    return one.every((member) => other.includes(member));
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

/** A list whose members are more than texts and numbers. */
function isInOrder(list: readonly unknown[]): boolean {
  return list.some((member) => typeof member === 'object' && member !== null);
}

/** Members that only one of them has are there where that one has added them, and not where the other has removed them. */
function mergeMembers(begun: Values, mine: Values, theirs: Values): Values {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const members = names.map((name) => [name, mergeMember(begun[name], mine[name], theirs[name])] as const);
  return Object.fromEntries(members.filter(([name, value]) => value !== undefined || (name in mine && name in theirs)));
}

function mergeMember(begun: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameValue(mine, begun)) return theirs;
  if (isSameValue(theirs, begun)) return mine;
  if (isValues(begun) && isValues(mine) && isValues(theirs)) return mergeMembers(begun, mine, theirs);
  if (!Array.isArray(begun) || !Array.isArray(mine) || !Array.isArray(theirs)) return mine;
  if ([begun, mine, theirs].some(isInOrder)) return mine;
  const kept = theirs.filter((member) => mine.includes(member) || !begun.includes(member));
  return [...kept, ...mine.filter((member) => !begun.includes(member) && !theirs.includes(member))];
}
