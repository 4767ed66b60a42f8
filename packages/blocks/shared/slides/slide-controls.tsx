import { IconButton } from '@eyelet/ui/actions/icon-button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { breakpoints, shownAt } from '../breakpoints.ts';
import type { Layout, Layouts } from './layout.ts';

type Control = 'showArrows' | 'showIndicators' | 'showProgress' | 'autoplay';

/** Controls that move and stop slides, each at the breakpoints that show it; `slide-parts.ts` updates them. */
export function SlideControls({ layouts, total }: Readonly<{ layouts: Layouts; total: number }>) {
  const say = useSay();
  const at = (control: Control) => breakpoints.filter((breakpoint) => layouts[breakpoint][control]);
  const shown = (control: Control) => shownAt(at(control));
  const some = (control: keyof Layout) => breakpoints.some((breakpoint) => layouts[breakpoint][control]);
  return (
    <>
      {some('showIndicators') && (
        <div className={classes('slide-dots', shown('showIndicators'))}>
          {Array.from({ length: total }, (_, index) => (
            <button
              key={index}
              type="button"
              data-dot={index}
              aria-current={index === 0}
              aria-label={say('slides.show', { n: index + 1, total })}
            />
          ))}
        </div>
      )}
      {some('showProgress') && (
        <span data-progress="" aria-hidden="true" className={classes('slide-progress', shown('showProgress'))} />
      )}
      <span className="slide-buttons">
        {some('autoplay') && (
          <button
            type="button"
            data-play=""
            data-wanted=""
            aria-label={say('slides.pause')}
            className={classes('icon-button', shown('autoplay'))}
          >
            <Icon name="pause" className="slides-pause" />
            <Icon name="play" className="slides-play" />
          </button>
        )}
        {some('showArrows') && (
          <>
            <IconButton
              icon="chevron-left"
              label={say('slides.previous')}
              data-step="-1"
              aria-disabled="true"
              className={shown('showArrows')}
            />
            <IconButton icon="chevron-right" label={say('slides.next')} data-step="1" className={shown('showArrows')} />
          </>
        )}
      </span>
      <span data-said="" role="status" className="sr-only" />
    </>
  );
}
