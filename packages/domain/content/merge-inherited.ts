/** Whether the script and the pictures of a section load near the viewport (B9.32). */
export function isLazy(section: string): boolean {
  return section.includes('lazy');
}

/** Whether a section takes in what is placed at its route (B9.33). */
export function isInherited(section: string): boolean {
  return section.endsWith('-inherited');
}

/** The contents of a section at the routes of a pattern. */
export type Placement<T> = Readonly<{ pattern: string; items: readonly T[] }>;

/**
 * The items of a section that inherits (B9.34): its own first, then those of the matching route patterns from specific to
 * general. Of items with the same id only the first stays.
 */
export function mergeInherited<T extends Readonly<{ id: string }>>(
  own: readonly T[],
  placements: readonly Placement<T>[],
  route: string,
): readonly T[] {
  const matching = placements
    .filter(({ pattern }) => matchesRoute(pattern, route))
    .sort((one, other) => specificity(other.pattern) - specificity(one.pattern));
  const seen = new Set<string>();
  return [...own, ...matching.flatMap(({ items }) => items)].filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/**
 * Whether a route matches a pattern: exactly, below one that ends with a slash, or with anything in place of each `*`;
 * in any case.
 */
export function matchesRoute(pattern: string, route: string): boolean {
  const open = pattern.length > 1 && pattern.endsWith('/') ? `${pattern}*` : pattern;
  const literal = open.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`, 'i').test(route);
}

/** An exact route is more specific than any pattern, a pattern with more of its own letters than one with fewer. */
function specificity(pattern: string): number {
  const isExact = !pattern.includes('*') && !(pattern.length > 1 && pattern.endsWith('/'));
  return isExact ? Number.POSITIVE_INFINITY : pattern.replaceAll('*', '').length;
}
