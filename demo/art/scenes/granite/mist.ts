export type Mist = Readonly<{
  /** Red, green and blue, 0 to 255. */
  colour: readonly [number, number, number];
  /** 0 to 1 where it is thickest. */
  thickness: number;
  /** Up to where it is thickest and where it has ended, as shares of the width from the left and of the height from the top. */
  across: readonly [number, number];
  down: readonly [number, number];
}>;

/** Mist over the upper left of a far ground, so that words can be read on it. */
export function paintMist(context: CanvasRenderingContext2D, width: number, height: number, mist: Mist): void {
  const layer = new OffscreenCanvas(width, height);
  const veil = layer.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const colour = (thickness: number) => `rgb(${mist.colour.join(' ')} / ${thickness})`;
  const across = veil.createLinearGradient(width * mist.across[0], 0, width * mist.across[1], 0);
  across.addColorStop(0, colour(mist.thickness));
  across.addColorStop(1, colour(0));
  veil.fillStyle = across;
  veil.fillRect(0, 0, width, height);
  const down = veil.createLinearGradient(0, height * mist.down[0], 0, height * mist.down[1]);
  down.addColorStop(0, colour(1));
  down.addColorStop(1, colour(0));
  veil.globalCompositeOperation = 'destination-in';
  veil.fillStyle = down;
  veil.fillRect(0, 0, width, height);
  context.drawImage(layer, 0, 0);
}
