import { kit } from '../../studio/kit.ts';

/** Loads a rendered coast, for the far ground of a scene. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

export type FarCoast = Readonly<{
  picture: HTMLImageElement;
  /** Where the horizon is in the coast and where it has to be, from the top, 0 to 1. */
  horizon: readonly [there: number, here: number];
  /** How much larger than the canvas's width the coast is drawn. */
  zoom: number;
  /** Where the coast's middle is in the canvas, 0 to 1. */
  middle: number;
  /** Pixels; what is far is out of focus. */
  blur: number;
}>;

/** Draws a coast out of focus, its horizon where the lens of the scene sees it. */
export function paintFarCoast(context: CanvasRenderingContext2D, width: number, height: number, far: FarCoast): void {
  const w = width * far.zoom;
  const h = (w * far.picture.height) / far.picture.width;
  const [x, y] = [far.middle * width - w / 2, far.horizon[1] * height - far.horizon[0] * h];
  context.fillStyle = topColour(far.picture);
  context.fillRect(0, 0, width, height);
  context.filter = `blur(${far.blur}px)`;
  context.drawImage(far.picture, x, y, w, h);
  context.filter = 'none';
  addGrain(context, width, height);
}

/** Grain as of film: without it, compression draws steps and stripes into soft skies. */
function addGrain(context: CanvasRenderingContext2D, width: number, height: number): void {
  const random = kit.random(9);
  const painted = context.getImageData(0, 0, width, height);
  const { data } = painted;
  for (let at = 0; at < data.length; at += 4) {
    const grain = (random() + random() - 1) * 5;
    for (let channel = at; channel < at + 3; channel++) data[channel] = (data[channel] ?? 0) + grain;
  }
  context.putImageData(painted, 0, 0);
}

/** The sky above the picture continues in the colour of its upper edge. */
function topColour(picture: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0, picture.width, 4, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red} ${green} ${blue})`;
}
