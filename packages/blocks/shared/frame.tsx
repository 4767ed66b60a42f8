import { classes } from '@eyelet/ui/layout/classes.ts';
import type { ReactNode } from 'react';
import { alignmentOf } from './alignment.ts';
import { classesAt, hiddenAt } from './breakpoints.ts';
import { onColour } from './colour.ts';
import type { SharedProps } from './shape.ts';

type FrameMembers =
  | 'alignment'
  | 'backdrop'
  | 'backgroundColor'
  | 'bottomMargins'
  | 'hideOnBreakpoint'
  | 'isFullHeight'
  | 'isFullWidth'
  | 'promotionTracking';

export type BlockFrameProps = Readonly<{
  props: Pick<SharedProps, FrameMembers>;
  /** Spans the viewport unless its author says otherwise; by default it keeps to the margins of the page. */
  wide?: boolean;
  /** A part of something else, such as a card, is no section of the page. */
  as?: 'section' | 'div';
  /** Layout of the block itself. */
  className?: string;
  children: ReactNode;
}>;

/**
 * The outer layout of a block: `backdrop` is the ground of the whole width, `backgroundColor` that of the block itself. Its promotion is
 * told to a tag manager by the page that shows it.
 */
export function BlockFrame({ props, wide = false, as: Element = 'section', className, children }: BlockFrameProps) {
  const full = props.isFullWidth ?? wide;
  return (
    <Element
      className={classes(
        'block-frame',
        !full && 'px-gutter',
        !full && props.backdrop && 'py-gutter',
        classesAt('foot', props.bottomMargins),
        hiddenAt(props.hideOnBreakpoint),
        alignmentOf(props.alignment),
      )}
      style={onColour(props.backdrop)}
      data-promotion-tracking={props.promotionTracking && JSON.stringify(props.promotionTracking)}
    >
      <div
        className={classes('block-body', props.isFullHeight && 'min-h-svh', className)}
        style={onColour(props.backgroundColor)}
      >
        {children}
      </div>
    </Element>
  );
}
