/** sm below 768 px, md below 1024 px, lg from there on (B2.2.61). */
export const breakpoints = ['sm', 'md', 'lg'] as const;

export type Breakpoint = (typeof breakpoints)[number];

export type PerBreakpoint<V> = Readonly<Partial<Record<Breakpoint, V>>>;

/** The value at each breakpoint; an absent one is that of the next smaller, then of the next larger one. */
export function atBreakpoints<V>(values: PerBreakpoint<V> = {}): Readonly<Record<Breakpoint, V>> | undefined {
  const sm = values.sm ?? values.md ?? values.lg;
  if (sm === undefined) return undefined;
  const md = values.md ?? sm;
  return { sm, md, lg: values.lg ?? md };
}

/** Classes `{prefix}-{value}` that hold from each breakpoint on; those of `theme/blocks.css`, which lists them. */
export function classesAt(prefix: string, values?: PerBreakpoint<string | undefined>): string {
  const all = atBreakpoints(values);
  if (!all) return '';
  const from = (breakpoint: string, value: string | undefined) => (value ? `${breakpoint}${prefix}-${value}` : '');
  return [from('', all.sm), all.md === all.sm ? '' : from('md:', all.md), all.lg === all.md ? '' : from('lg:', all.lg)]
    .filter(Boolean)
    .join(' ');
}

const hidden: Readonly<Record<Breakpoint, string>> = { sm: 'max-md:hidden', md: 'md:max-lg:hidden', lg: 'lg:hidden' };

/** Classes that hide at the given breakpoints. */
export function hiddenAt(at: readonly Breakpoint[] = []): string {
  return at.map((breakpoint) => hidden[breakpoint]).join(' ');
}

/** Classes that hide everywhere but at the given breakpoints. */
export function shownAt(at: readonly Breakpoint[] = breakpoints): string {
  return hiddenAt(breakpoints.filter((breakpoint) => !at.includes(breakpoint)));
}
