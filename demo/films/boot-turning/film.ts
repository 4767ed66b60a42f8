import { directionOf, styleOf } from '../../art/scenes/goods/goods.ts';
import { model } from '../../art/shoes/hiking-boot/model.ts';
import { hikingBoots } from '../../catalogue/styles/hiking-boot.ts';
import { defineFilm } from '../studio/define-film.ts';
import { openRenderer } from '../studio/renderer.ts';
import { turntable } from './turntable.ts';

const [width, height] = [720, 900];

/** A suede boot that turns once. */
export const film = defineFilm({
  ...{ width, height, framesPerSecond: 12, seconds: 4, bitrate: 1_500_000, poster: true },
  open() {
    const renderer = openRenderer(width, height);
    const draw = turntable(renderer, {
      model,
      direction: directionOf(styleOf(hikingBoots, 'SKSCAR30'), 'RST'),
      framing: { target: [0.148, 0.082, 0], azimuth: 0, elevation: 13, span: 0.45 },
      from: -40,
      bakes: 4,
    });
    return { canvas: renderer.domElement, draw };
  },
});
