import type { Cloth } from './cloth.ts';

/** Where the head of a running drop is, seconds after it lets go; y is from the top. */
export type Step = Readonly<{ x: number; y: number; at: number }>;

const stepsPerSecond = 96;
/** Pixels a second down a cloth that hangs. */
const pace = 250;

/** The way of a drop down the cloth, until it leaves it or the picture: it follows the folds, halts and goes on. */
export function runFrom(cloth: Cloth, random: () => number, x: number, y: number, longest: number): readonly Step[] {
  const steps: Step[] = [{ x, y, at: 0 }];
  let [atX, atY, halt, until, side] = [x, y, 0, 20 + random() * 50, random() - 0.5];
  for (let step = 1; step < longest * stepsPerSecond; step++) {
    const normal = cloth(atX, atY);
    if (!normal) break;
    if (halt > 0) halt -= 1 / stepsPerSecond;
    else {
      // What is left of gravity along the cloth.
      const [acrossX, down] = [normal.x * normal.y, 1 - normal.y * normal.y];
      const speed = pace * (0.35 + 0.65 * down);
      side = side * 0.985 + (random() - 0.5) * 0.16;
      const by = speed / stepsPerSecond;
      atX += (acrossX * 0.9 + side * 0.35) * by;
      atY += Math.max(0.25, down) * by;
      until -= by;
      if (until < 0) {
        until = 16 + random() * 70;
        halt = random() < 0.55 ? 0.04 + random() * 0.3 : 0;
      }
    }
    steps.push({ x: atX, y: atY, at: step / stepsPerSecond });
  }
  return steps;
}

/** Where a run is at a time; undefined before its start and after its end. */
export function placeAt(run: readonly Step[], at: number): Step | undefined {
  const index = Math.floor(at * stepsPerSecond);
  const [one, next] = [run[index], run[index + 1]];
  if (!one || !next || at < 0) return undefined;
  const share = at * stepsPerSecond - index;
  return { x: one.x + (next.x - one.x) * share, y: one.y + (next.y - one.y) * share, at };
}
