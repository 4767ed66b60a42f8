import type { Translate } from '@eyelet/messages/translate.ts';

export type SlideState = Readonly<{
  selected: number;
  /** How many positions the row can stand at; fewer than slides where several are seen at once. */
  stops: number;
  /** From 0 to 1. */
  progress: number;
  hasBefore: boolean;
  hasAfter: boolean;
}>;

export type SlideParts = Readonly<{
  root: HTMLElement;
  view: HTMLElement;
  list: HTMLElement;
  show: (state: SlideState) => void;
  tellPlaying: (state: Readonly<{ wanted: boolean; playing: boolean }>) => void;
  /** Says which slide is shown now. */
  say: (selected: number) => void;
}>;

/** The parts of a carousel as the server rendered them, and how each shows the current slide. */
export function slideParts(root: HTMLElement, say: Translate): SlideParts {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  const view = part('slides-view');
  const list = part('slides');
  if (!view || !list) throw new Error('a carousel without its slides');
  const slides = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')];
  const before = part('step="-1"');
  const after = part('step="1"');
  const bar = part('progress');
  const play = part('play');
  const said = part('said');
  return {
    root,
    view,
    list,
    show({ selected, stops, progress, hasBefore, hasAfter }) {
      before?.setAttribute('aria-disabled', String(!hasBefore));
      after?.setAttribute('aria-disabled', String(!hasAfter));
      dots.forEach((dot, index) => {
        dot.hidden = index >= stops;
        dot.setAttribute('aria-current', String(index === selected));
      });
      slides.forEach((slide, index) => void slide.toggleAttribute('data-center', index === selected));
      bar?.style.setProperty('--stops', String(stops));
      bar?.style.setProperty('--progress', String(Math.min(1, Math.max(0, progress))));
    },
    tellPlaying({ wanted, playing }) {
      root.toggleAttribute('data-playing', playing);
      if (!play) return;
      play.toggleAttribute('data-wanted', wanted);
      play.setAttribute('aria-label', say(wanted ? 'slides.pause' : 'slides.play'));
    },
    say(selected) {
      if (said) said.textContent = say('slides.at', { n: selected + 1, total: slides.length });
    },
  };
}
