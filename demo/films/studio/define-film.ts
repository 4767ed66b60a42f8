/** What a film is drawn on, once everything for it has been built. */
export type FilmSet = Readonly<{
  canvas: HTMLCanvasElement;
  /** Draws the film at a share of its length, from 0 to just below 1. Loops show the same at 1 as at 0. */
  draw: (share: number) => void;
}>;

export type Film = Readonly<{
  width: number;
  height: number;
  framesPerSecond: number;
  seconds: number;
  /** Bits a second. */
  bitrate: number;
  /** Whether its first frame is kept as a picture, which is shown until it plays. */
  poster?: boolean;
  open: () => Promise<FilmSet> | FilmSet;
}>;

/** Identity, for inference at the definition: `export const film = defineFilm({ … })`. */
export const defineFilm = (film: Film): Film => film;
