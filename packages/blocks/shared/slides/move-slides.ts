import type { Translate } from '@eyelet/messages/translate.ts';
import createEmbla, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import type { Layout, Layouts } from './layout.ts';
import { type Player, playSlides } from './play-slides.ts';
import { type SlideParts, slideParts } from './slide-parts.ts';

const from = { md: '(min-width: 48rem)', lg: '(min-width: 64rem)' } as const;

/**
 * Moves the slides of a carousel that the server has written as a row to scroll: by buttons, keys, swiping and by itself.
 * Its markup stays as it is; what is said of it changes. Returns how to leave it as the server wrote it.
 */
export function moveSlides(root: HTMLElement, layouts: Layouts, say: Translate): () => void {
  const parts = slideParts(root, say);
  const stop = new AbortController();
  const { signal } = stop;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const layout = () => layouts[matchMedia(from.lg).matches ? 'lg' : matchMedia(from.md).matches ? 'md' : 'sm'];

  const startIndex = slideAtEdge(parts);
  root.dataset.live = '';
  root.setAttribute('aria-roledescription', say('slides.carousel'));
  parts.view.scrollLeft = 0;
  const embla = createEmbla(parts.view, {
    ...optionsOf(layouts.sm),
    breakpoints: { [from.md]: optionsOf(layouts.md), [from.lg]: optionsOf(layouts.lg) },
    container: parts.list,
    startIndex,
  });
  const player = playSlides({
    view: parts.view,
    seconds: () => (layout().autoplay ? layout().autorotateTime : undefined),
    advance: () => {
      if (!embla.canScrollNext()) return false;
      embla.scrollNext(still.matches);
      return true;
    },
    told: parts.tellPlaying,
    signal,
  });

  const show = () => parts.show(stateOf(embla));
  const shownAnew = () => {
    show();
    player.restart();
  };
  embla.on('select', shownAnew).on('reInit', shownAnew).on('scroll', show);
  shownAnew();
  listen(parts, { embla, player, still, signal });
  return () => {
    stop.abort();
    player.stop();
    embla.destroy();
    delete root.dataset.live;
    root.removeAttribute('aria-roledescription');
  };
}

function optionsOf({ type, loop, center }: Layout): EmblaOptionsType {
  return {
    active: type === 'carousel',
    loop,
    align: center ? 'center' : 'start',
    // Its own watch only follows a focus that comes within ten milliseconds of the key, which slow devices miss.
    watchFocus: false,
    containScroll: center || loop ? false : 'trimSnaps',
  };
}

/** The slide that the row was scrolled to before it moved by script. */
function slideAtEdge({ view, list }: SlideParts): number {
  const width = list.firstElementChild?.clientWidth ?? 0;
  return width > 0 ? Math.round(view.scrollLeft / width) : 0;
}

function stateOf(embla: EmblaCarouselType) {
  return {
    selected: embla.selectedScrollSnap(),
    stops: embla.scrollSnapList().length,
    progress: embla.scrollProgress(),
    hasBefore: embla.canScrollPrev(),
    hasAfter: embla.canScrollNext(),
  };
}

/** The place of the row at which a slide is seen. */
function snapOf(embla: EmblaCarouselType, slide: number): number {
  return embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));
}

type Movers = Readonly<{ embla: EmblaCarouselType; player: Player; still: MediaQueryList; signal: AbortSignal }>;

/** Buttons, keys and the focus of the shopper. What buttons and keys lead to is said. */
function listen(parts: SlideParts, { embla, player, still, signal }: Movers): void {
  const go = (move: (jump: boolean) => void) => {
    move(still.matches);
    parts.say(embla.selectedScrollSnap());
  };
  const step = (by: number) => go((jump) => (by < 0 ? embla.scrollPrev(jump) : embla.scrollNext(jump)));
  parts.root.addEventListener(
    'click',
    ({ target }) => {
      const pressed =
        target instanceof Element ? target.closest<HTMLElement>('[data-step], [data-dot], [data-play]') : null;
      if (!pressed) return;
      const { step: by, dot } = pressed.dataset;
      if (by) step(Number(by));
      else if (dot) go((jump) => embla.scrollTo(Number(dot), jump));
      else player.toggle();
    },
    { signal },
  );
  parts.view.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
      const index = embla.slideNodes().findIndex((slide) => slide.contains(target));
      if (index < 0) return;
      // Browsers scroll what is focused into view by themselves, which would move the row a second time.
      parts.view.scrollLeft = 0;
      embla.scrollTo(snapOf(embla, index), still.matches);
    },
    { signal },
  );
  parts.view.addEventListener(
    'keydown',
    (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || event.target !== parts.view) return;
      event.preventDefault();
      step(by);
    },
    { signal },
  );
}
