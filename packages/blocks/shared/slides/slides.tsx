import { classes } from '@eyelet/ui/layout/classes.ts';
import { type ReactNode, useRef } from 'react';
import { breakpoints, classesAt, shownAt } from '../breakpoints.ts';
import { hasControls, type Layouts, needsMotion } from './layout.ts';
import { slideStyle } from './look.ts';
import { useMotion } from './use-motion.ts';
import { useReach } from './use-reach.ts';

export type SlidesProps = Readonly<{
  label: string | undefined;
  layouts: Layouts;
  slides: readonly Readonly<{ key: string; content: ReactNode }>[];
}>;

/**
 * Slides in a row that scrolls sideways, or in a grid, by breakpoint. The row works without scripts; what moves one that does
 * more than scroll is loaded when a shopper comes near, and its controls come into the room that is kept for them.
 */
export function Slides({ label, layouts, slides }: SlidesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const moves = needsMotion(layouts);
  const Motion = useMotion(frame, moves);
  useReach(view);
  const { sm, md, lg } = layouts;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides is not one of fields
    <div ref={frame} role="group" aria-label={label} className="slides-frame" style={slideStyle(layouts)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <div ref={view} data-slides-view className="slides-view" tabIndex={0}>
        <ul
          data-slides
          className={classes(
            sm.center && 'slides-center',
            classesAt('slides', { sm: sm.type, md: md.type, lg: lg.type }),
          )}
        >
          {slides.map(({ key, content }, index) => (
            <li key={key} data-center={sm.center && index === 0 ? '' : undefined}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {moves && (
        <div className={classes('slides-foot', shownAt(breakpoints.filter((at) => hasControls(layouts[at]))))}>
          {Motion && <Motion frame={frame} layouts={layouts} total={slides.length} />}
        </div>
      )}
    </div>
  );
}
