import { classes } from '@eyelet/ui/layout/classes.ts';
import type { CSSProperties } from 'react';
import { atBreakpoints, hiddenAt } from '../shared/breakpoints.ts';
import { onColour } from '../shared/colour.ts';
import type { BlockViewProps } from '../view-props.ts';
import type { Spacer } from './schema.ts';

/** Empty space of the height that its author set, instead of what blocks have between them (B2.2.24). */
export function SpacerView({ props }: BlockViewProps<Spacer>) {
  const { sm = 0, md = 0, lg = 0 } = atBreakpoints(props.height) ?? {};
  const heights = { '--height-sm': `${sm}px`, '--height-md': `${md}px`, '--height-lg': `${lg}px` } as CSSProperties;
  return (
    <div
      aria-hidden="true"
      className={classes('spacer mb-0', hiddenAt(props.hideOnBreakpoint))}
      style={{ ...heights, ...onColour(props.backgroundColor) }}
    />
  );
}
