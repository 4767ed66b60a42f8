import type { PerBreakpoint } from '../shared/breakpoints.ts';
import { breakpoints } from '../shared/breakpoints.ts';
import type { SharedProps } from '../shared/shape.ts';

type CardLayout = Readonly<{
  layout?: 'overlay' | 'overlay-top' | 'overlay-bottom';
  alignment?: 'left' | 'center' | 'right';
}>;

const upright = { overlay: 'middle', 'overlay-top': 'top', 'overlay-bottom': 'bottom' } as const;

/** Where the words of a card stand at each breakpoint; at the foot, on the left, where its author does not say (B3.2.07). */
export function placesOf(layouts: PerBreakpoint<CardLayout> = {}): NonNullable<SharedProps['alignment']> {
  const said = breakpoints.flatMap((at) => {
    const layout = layouts[at];
    return layout ? [[at, placeOf(layout)] as const] : [];
  });
  return said.length > 0 ? Object.fromEntries(said) : { sm: placeOf({}) };
}

function placeOf({ layout = 'overlay-bottom', alignment = layout === 'overlay' ? 'center' : 'left' }: CardLayout) {
  return { horizontal: alignment, vertical: upright[layout] };
}
