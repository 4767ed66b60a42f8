import boots from '../../art/masters/scene-boots-at-evening.webp?inline';
import sole from '../../art/masters/scene-sole-on-granite.webp?inline';
import people from '../../art/masters/scene-three-at-the-water.webp?inline';
import { loadPicture } from '../../art/scenes/granite/far-coast.ts';
import { defineFilm } from '../studio/define-film.ts';

const [width, height] = [960, 540];
const secondsOfScene = 4;
const secondsOfFade = 0.6;

/** A slow drive along three scenes, one fading into the next. */
export const film = defineFilm({
  ...{ width, height, framesPerSecond: 24, seconds: 3 * secondsOfScene, bitrate: 420_000 },
  async open() {
    const pictures = await Promise.all([boots, sole, people].map(loadPicture));
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
    context.imageSmoothingQuality = 'high';
    const show = (scene: number, second: number, alpha: number) => {
      const picture = pictures[scene];
      if (!picture) return;
      const along = second / secondsOfScene - scene;
      const scale = Math.max(width / picture.width, height / picture.height) * (1.06 + 0.05 * along);
      const [wide, high] = [picture.width * scale, picture.height * scale];
      context.globalAlpha = alpha;
      context.drawImage(picture, (width - wide) * (0.35 + 0.3 * along), (height - high) * 0.5, wide, high);
    };
    return {
      canvas,
      draw(share) {
        const second = share * 3 * secondsOfScene;
        const scene = Math.floor(second / secondsOfScene);
        show(scene, second, 1);
        const fade = (second % secondsOfScene) - (secondsOfScene - secondsOfFade);
        if (fade > 0) show(scene + 1, second, fade / secondsOfFade);
      },
    };
  },
});
