import type { Breakpoint } from '../breakpoints.ts';
import type { SlideSettings } from './shape.ts';

/** What the layout of slides depends on: settings of the author, and how many slides there are. */
export type SlidesProps = Readonly<{
  name?: string;
  /** Reaches from edge to edge where its settings do not say how much room there is. */
  isFullWidth?: boolean;
  type?: 'carousel' | 'grid';
  breakpoints?: Readonly<Partial<Record<Breakpoint, SlideSettings>>>;
  variant?: 'highlightCenter' | 'threeCardGrid';
}>;

/** How slides are laid out at one breakpoint. */
export type Layout = Readonly<
  Required<Pick<SlideSettings, 'type' | 'slideWidth' | 'slidePadding' | 'autorotateTime'>> &
    Pick<SlideSettings, 'slideMaxWidth' | 'margin'> &
    Record<'showArrows' | 'showIndicators' | 'showProgress' | 'autoplay' | 'loop' | 'center', boolean> & {
      /** Of a grid; those of a carousel are its slides. */
      columns: number;
    }
>;

export type Layouts = Readonly<Record<Breakpoint, Layout>>;

/** Carousels have slides of 19.25rem on small screens and of 26.5rem otherwise (B9.23). */
const usualWidth = { sm: '19.25rem', md: '26.5rem', lg: '26.5rem' } as const;
const usualPadding = { sm: '0.75rem', md: '1.25rem', lg: '1.5rem' } as const;
const usualTime = 5;

/**
 * The layout at each breakpoint. A member that is absent has the value of the next smaller breakpoint, then of the next
 * larger one. `[stacked]` in the name makes a full-width grid of it on large and medium screens (B2.2.13), and so does
 * the variant of three cards, within the margins of the page (B3.2.04).
 */
export function layoutsOf(props: SlidesProps, count: number): Layouts {
  const { sm = {}, md = {}, lg = {} } = props.breakpoints ?? {};
  const at = { sm: { ...lg, ...md, ...sm }, md: { ...lg, ...sm, ...md }, lg: { ...sm, ...md, ...lg } };
  return {
    sm: layoutOf(props, at.sm, 'sm', count),
    md: layoutOf(props, at.md, 'md', count),
    lg: layoutOf(props, at.lg, 'lg', count),
  };
}

function layoutOf(props: SlidesProps, settings: SlideSettings, at: Breakpoint, count: number): Layout {
  const { variant, name = '', isFullWidth = false } = props;
  const stacked = at !== 'sm' && name.includes('[stacked]');
  const threeCards = at !== 'sm' && variant === 'threeCardGrid';
  const type = stacked || threeCards ? 'grid' : (settings.type ?? props.type ?? 'carousel');
  const moves = type === 'carousel';
  const margin = stacked ? '0' : (settings.margin ?? (isFullWidth ? '0' : undefined));
  return {
    type,
    slideWidth: settings.slideWidth ?? usualWidth[at],
    slidePadding: settings.slidePadding ?? usualPadding[at],
    autorotateTime: settings.autorotateTime ?? usualTime,
    ...(settings.slideMaxWidth === undefined ? {} : { slideMaxWidth: settings.slideMaxWidth }),
    ...(margin === undefined ? {} : { margin }),
    showArrows: moves && (settings.showArrows ?? false),
    showIndicators: moves && (settings.showIndicators ?? false),
    showProgress: moves && (settings.showProgress ?? false),
    autoplay: moves && (settings.autoplay ?? false),
    loop: moves && (settings.loop ?? false),
    center: variant === 'highlightCenter',
    columns: threeCards ? 3 : columnsOf(settings.slideWidth, at, count),
  };
}

/** A share of the row says how many columns there are; otherwise as many as fill the rows of the breakpoint best. */
function columnsOf(slideWidth: string | undefined, at: Breakpoint, count: number): number {
  if (slideWidth?.endsWith('%')) return Math.max(1, Math.round(100 / Number.parseFloat(slideWidth)));
  if (at === 'sm') return 1;
  if (at === 'md') return Math.min(2, count);
  if (count <= 4) return Math.max(1, count);
  return count % 4 === 0 ? 4 : 3;
}

/** Whether a carousel shows something that moves or stops it. */
export function hasControls({ showArrows, showIndicators, showProgress, autoplay }: Layout): boolean {
  return showArrows || showIndicators || showProgress || autoplay;
}

/** Whether slides need a script: those of a plain row are scrolled by the browser itself. */
export function needsMotion(layouts: Layouts): boolean {
  return Object.values(layouts).some(
    (layout) => layout.type === 'carousel' && (hasControls(layout) || layout.loop || layout.center),
  );
}
