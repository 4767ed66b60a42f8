import type { CSSProperties } from 'react';
import type { Breakpoint } from '../breakpoints.ts';
import type { Layout, Layouts } from './layout.ts';

const breakpoints: readonly Breakpoint[] = ['sm', 'md', 'lg'];

/** What the style sheet reads of the layouts, as custom properties `--slide-sm` and so on; equal ones once. */
export function slideStyle(layouts: Layouts): CSSProperties {
  const all = breakpoints.flatMap((at) =>
    Object.entries(measuresOf(layouts[at], at)).map(([name, value]) => ({ at, name, value })),
  );
  const told = new Map<string, string>();
  const style: Record<string, string> = {};
  for (const { at, name, value } of all) {
    if (told.get(name) === value) continue;
    told.set(name, value);
    style[`--${name}-${at}`] = value;
  }
  return style;
}

/** The least width of a slide that is a share of a wide row, so that many of them do not become slivers. */
const leastShare = '12.5rem';

function measuresOf({ slideWidth, slideMaxWidth, slidePadding, margin, columns, center }: Layout, at: Breakpoint) {
  const share = slideWidth.endsWith('%') && `${slideWidth}`;
  const least = at === 'sm' ? share : `max(${leastShare} + var(--pad), ${share})`;
  return {
    // The row is wider by one padding, so that shares of it add up.
    slide: share ? String(least) : `calc(${slideWidth} + var(--pad))`,
    'slide-most': slideMaxWidth ? `calc(${slideMaxWidth} + var(--pad))` : '100%',
    pad: slidePadding === '0' ? '0px' : slidePadding,
    edge: margin === undefined ? 'var(--gutter)' : margin === '0' ? '0px' : margin,
    columns:
      center && columns === 3 ? 'minmax(0,1fr) minmax(0,1.3fr) minmax(0,1fr)' : `repeat(${columns},minmax(0,1fr))`,
  };
}

const from: Readonly<Record<Breakpoint, string>> = { lg: '(min-width: 64rem) ', md: '(min-width: 48rem) ', sm: '' };

/** The displayed width of a slide, as the `sizes` attribute of its pictures. */
export function slideSizes(layouts: Layouts): string {
  const widths = [...breakpoints].reverse().map((at) => [at, widthOf(layouts[at])] as const);
  return widths
    .filter(([at, width], index) => at === 'sm' || width !== widths[index + 1]?.[1])
    .map(([at, width]) => from[at] + width)
    .join(', ');
}

function widthOf({ type, slideWidth, columns }: Layout): string {
  if (type === 'grid') return `${Math.ceil(100 / columns)}vw`;
  return slideWidth.endsWith('%') ? `${Math.ceil(Number.parseFloat(slideWidth))}vw` : slideWidth;
}
