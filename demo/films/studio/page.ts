import type { Film, FilmSet } from './define-film.ts';
import { type EncodedFrame, FilmEncoder } from './encode.ts';

export type FilmPage = Readonly<{
  film: Omit<Film, 'open'>;
  /** Draws a frame; the answer is a PNG as a data URL. */
  draw: (index: number) => Promise<string>;
  /** Adds drawn frames, PNGs as data URLs, of which the first has this number. */
  add: (pictures: readonly string[], first: number) => Promise<void>;
  finish: () => Promise<readonly EncodedFrame[]>;
}>;

/** Opens a film in the page: it is built with its first frame. */
export function openFilm({ open, ...film }: Film): FilmPage {
  let set: Promise<FilmSet> | undefined;
  let encoder: FilmEncoder | undefined;
  const count = film.framesPerSecond * film.seconds;
  return {
    film,
    async draw(index) {
      set ??= Promise.resolve(open());
      const { canvas, draw } = await set;
      draw(index / count);
      return canvas.toDataURL('image/png');
    },
    async add(pictures, first) {
      encoder ??= new FilmEncoder({ ...film, open });
      for (const [at, picture] of pictures.entries()) {
        const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
        await encoder.add(bitmap, first + at);
        bitmap.close();
      }
    },
    async finish() {
      return encoder ? encoder.finish() : [];
    },
  };
}
