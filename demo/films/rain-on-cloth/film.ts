import { Group } from 'three';
import { model as shellJacket } from '../../art/garments/shell-jacket/model.ts';
import coast from '../../art/masters/scene-men.webp?inline';
import { styleOf } from '../../art/scenes/goods/goods.ts';
import { type FarCoast, loadPicture, paintFarCoast } from '../../art/scenes/granite/far-coast.ts';
import { underCloud } from '../../art/scenes/granite/weather.ts';
import { type Figure, figure } from '../../art/scenes/worn/figure.ts';
import { kit } from '../../art/studio/kit.ts';
import { cameraFor } from '../../art/studio/lens.ts';
import { defineScene, type SceneKit } from '../../art/studio/model.ts';
import { SceneStage } from '../../art/studio/scenery.ts';
import { shellJackets } from '../../catalogue/styles/shell-jacket.ts';
import { defineFilm } from '../studio/define-film.ts';
import { openRenderer } from '../studio/renderer.ts';
import { airOver } from './air.ts';
import { clothOf } from './cloth.ts';
import { dropsOn } from './drops.ts';
import { wetPicture } from './water.ts';

const [width, height, seconds] = [1280, 720, 5];

const somebody: Figure = {
  jacket: [styleOf(shellJackets, 'SKMIST47'), 'LCH'],
  ...{ x: 0, z: 0, hem: 0.76, turn: 205, size: 0.95 },
};

const framing = { target: [0.1, 1.385, 0], azimuth: 0, elevation: 4, span: 0.37, lens: 85 } as const;

/** Somebody in a jacket before a squall, seen from behind: rain hits the shoulder, beads and runs off. */
export const film = defineFilm({
  ...{ width, height, framesPerSecond: 24, seconds, bitrate: 1_900_000, poster: true },
  async open() {
    const renderer = openRenderer(width, height);
    const far: FarCoast = {
      ...{ picture: await loadPicture(coast), horizon: [0.45, 0.42], zoom: 2.2, middle: 0.5, blur: 16 },
    };
    const scene = defineScene({
      ...{ name: 'rain-on-cloth', width, height, framing, lights: underCloud },
      backdrop: (context, w, h) => paintFarCoast(context, w, h, far),
      build: (sceneKit) => new Group().add(figure(sceneKit, somebody)),
    });
    await new SceneStage(renderer, scene, [shellJacket]).shoot();
    const dry = document.createElement('canvas');
    dry.width = width;
    dry.height = height;
    (dry.getContext('2d') as CanvasRenderingContext2D).drawImage(renderer.domElement, 0, 0);

    const plain = { ...kit, product: (direction) => shellJacket.build(direction.cut, kit) } as SceneKit;
    const cloth = clothOf(renderer, figure(plain, somebody), cameraFor(framing, width / height));
    const random = kit.random(47);
    const drops = dropsOn(cloth, random, { width, height, seconds, beads: 1500, runs: 26 });
    const paintAir = airOver(cloth, random, { width, height, seconds, streaks: 150, splashes: 240 });
    const show = wetPicture(renderer, dry);
    return {
      canvas: renderer.domElement,
      draw(share) {
        const second = share * seconds;
        show({ drops: drops(second), paintAir: (context) => paintAir(context, second) });
      },
    };
  },
});
