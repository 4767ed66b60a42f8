import type { Cloth } from './cloth.ts';
import { placeAt, runFrom, type Step } from './runs.ts';

/** Water at a place of the picture, as a round of this radius. */
export type Drop = Readonly<{ x: number; y: number; radius: number; stretch?: number }>;

type Bead = Readonly<{ x: number; y: number; radius: number; falls: number; fresh: boolean; wiped: readonly number[] }>;
type Run = Readonly<{ steps: readonly Step[]; starts: number; radius: number; left: readonly (Drop & Step)[] }>;

export type Weather = Readonly<{ width: number; height: number; seconds: number; beads: number; runs: number }>;

/**
 * Drops on a cloth, as they are at each second of a loop. All of it comes back after the length of the loop: what lasts
 * longer than that is there twice.
 */
export function dropsOn(cloth: Cloth, random: () => number, weather: Weather): (second: number) => readonly Drop[] {
  const { width, height, seconds } = weather;
  const since = (phase: number, second: number) => (((second - phase) % seconds) + seconds) % seconds;
  const place = () => {
    for (;;) {
      const [x, y] = [random() * width, random() * height];
      if (cloth(x, y)) return { x, y };
    }
  };
  const runs = Array.from({ length: weather.runs }, (): Run => {
    const { x, y } = place();
    const steps = runFrom(cloth, random, x, y, seconds * 2);
    return { steps, starts: random() * seconds, radius: 5.2 + 3.4 * random() ** 2, left: leftBehind(steps, random) };
  });
  const beads = Array.from({ length: weather.beads }, (): Bead => {
    const { x, y } = place();
    const radius = 1.4 + 5.4 * random() ** 3.6;
    const wiped = runs.flatMap((run) => {
      const met = run.steps.find((step) => Math.hypot(step.x - x, step.y - y) < run.radius + radius * 0.6);
      return met ? [(run.starts + met.at) % seconds] : [];
    });
    return { x, y, radius, falls: random() * seconds, fresh: random() < 0.4, wiped };
  });

  /** Grows by what falls on it, dries a little; gone when a running drop takes it along, until the next one falls. */
  function beadAt({ x, y, radius, falls, fresh, wiped }: Bead, second: number): Drop | undefined {
    const age = since(falls, second);
    const gone = wiped.some((phase) => since(phase, second) < age);
    if (gone) return undefined;
    const grown = Math.min(1, age / 0.08);
    const was = wiped.length > 0 ? 0 : 0.84;
    const now = fresh || wiped.length > 0 ? was + (1 - was) * grown - 0.16 * grown * (age / seconds) : 1;
    return { x, y, radius: radius * now };
  }

  function runAt({ steps, starts, radius, left }: Run, second: number): readonly Drop[] {
    const shown: Drop[] = [];
    for (let at = since(starts, second); at < seconds * 2; at += seconds) {
      const head = placeAt(steps, at);
      if (!head) continue;
      const swollen = radius * Math.min(1, 0.55 + at * 2);
      // From its thin end on, so that each part lies on the one before it.
      for (let back = 14; back >= 0; back--) {
        const tail = placeAt(steps, at - back * 0.006);
        if (!tail) continue;
        shown.push({ x: tail.x, y: tail.y - back * 0.55, radius: swollen * (1 - back * 0.046), stretch: 1.08 });
      }
    }
    for (const { x, y, radius: size, at } of left) {
      const age = since((starts + at) % seconds, second);
      shown.push({ x, y, radius: size * (1 - 0.75 * (age / seconds)) });
    }
    return shown;
  }

  return (second) => [
    ...beads.map((bead) => beadAt(bead, second)).filter((drop) => drop !== undefined),
    ...runs.flatMap((run) => runAt(run, second)),
  ];
}

/** Beads that stay on the way of a run. */
function leftBehind(steps: readonly Step[], random: () => number): readonly (Drop & Step)[] {
  const left: (Drop & Step)[] = [];
  let next = 10;
  for (const step of steps) {
    const last = left.at(-1) ?? steps[0];
    if (!last || Math.hypot(step.x - last.x, step.y - last.y) < next) continue;
    next = 6 + random() * 16;
    left.push({ ...step, x: step.x + (random() - 0.5) * 2.4, radius: 1.1 + random() * 1.5 });
  }
  return left;
}
