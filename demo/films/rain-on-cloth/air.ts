import type { Cloth } from './cloth.ts';

type Streak = Readonly<{ x: number; y: number; length: number; falls: number; thickness: number; light: number }>;
type Splash = Readonly<{ x: number; y: number; at: number; size: number; seeds: readonly number[] }>;

/** Metres a second squared, in pixels of a picture that is about 0.4 m wide: drops of a splash fall back fast. */
const gravity = 2600;
const splashSeconds = 0.15;

export type Air = Readonly<{ width: number; height: number; seconds: number; streaks: number; splashes: number }>;

/** Paints the rain in the air, and what springs up where it hits cloth, at each second of a loop. */
export function airOver(
  cloth: Cloth,
  random: () => number,
  air: Air,
): (context: CanvasRenderingContext2D, second: number) => void {
  const { width, height, seconds } = air;
  const streaks = Array.from({ length: air.streaks }, (): Streak => {
    const near = random() ** 2.5;
    // Whole rounds in a loop, so that its end is its beginning.
    const falls = Math.round((1.6 + 1.6 * near) * seconds);
    return {
      x: random(),
      y: random(),
      length: 26 + 70 * near,
      falls,
      thickness: 0.8 + 1.3 * near,
      light: 0.1 + 0.1 * near,
    };
  });
  const splashes: Splash[] = [];
  while (splashes.length < air.splashes) {
    const [x, y] = [random() * width, random() * height];
    const normal = cloth(x, y);
    // Rain hits what looks up; hardly anything under an overhang.
    if (!normal || random() > Math.max(0.03, normal.y) ** 1.2) continue;
    const seeds = Array.from({ length: 6 }, random);
    splashes.push({ x, y, at: random() * seconds, size: 0.5 + random() * 0.7, seeds });
  }
  return (context, second) => {
    context.clearRect(0, 0, width, height);
    context.lineCap = 'round';
    for (const { x, y, length, falls, thickness, light } of streaks) {
      const span = height + length * 2;
      const down = ((y + (falls * second) / seconds) % 1) * span - length;
      const [slant, left] = [0.09, x * (width + 80) - 40 - 0.09 * down + 0.045 * height];
      const gradient = context.createLinearGradient(0, down - length, 0, down);
      gradient.addColorStop(0, 'rgb(255 255 255 / 0)');
      gradient.addColorStop(1, `rgb(255 255 255 / ${light})`);
      context.strokeStyle = gradient;
      context.lineWidth = thickness;
      context.beginPath();
      context.moveTo(left + slant * length, down - length);
      context.lineTo(left, down);
      context.stroke();
    }
    for (const { x, y, at, size, seeds } of splashes) {
      const age = (((second - at) % seconds) + seconds) % seconds;
      if (age > splashSeconds) continue;
      for (const seed of seeds) {
        const angle = (seed - 0.5) * 2.2;
        const speed = (150 + 170 * ((seed * 7.3) % 1)) * size;
        const dx = Math.sin(angle) * speed * age;
        const dy = -Math.cos(angle) * speed * age + (gravity / 2) * age * age;
        context.fillStyle = `rgb(255 255 255 / ${0.5 * (1 - age / splashSeconds)})`;
        context.beginPath();
        context.arc(x + dx, y + dy, (0.7 + 0.7 * ((seed * 3.1) % 1)) * size + 0.3, 0, 7);
        context.fill();
      }
    }
  };
}
