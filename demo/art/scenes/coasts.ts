/** Weather and light of a scene; colours are what the eye sees, red, green and blue from 0 to 1. */
export type Weather = Readonly<{
  zenith: Rgb;
  horizon: Rgb;
  glow: Rgb;
  deep: Rgb;
  /** Height and side of the sun, in degrees; side 0 is ahead. */
  sun: readonly [height: number, side: number];
  sunStrength: number;
  clouds: number;
  haze: number;
  swell: number;
}>;

type Rgb = readonly [number, number, number];

export type Coast = Readonly<{
  width: number;
  height: number;
  weather: Weather;
  /** Where the viewer stands: aside, above the water, along. */
  eye: readonly [number, number, number];
  /** Degrees to the right and up. */
  look: readonly [number, number];
  lens: number;
  seed: number;
  /** How much land is above the water, about −0.1 to 0.15. */
  islands: number;
  /** How far the rock at the viewer's feet reaches, in metres. */
  slab: number;
  lichen: number;
}>;

const dawn: Weather = {
  zenith: [0.8, 0.83, 0.82],
  horizon: [0.955, 0.915, 0.85],
  glow: [1.0, 0.86, 0.68],
  deep: [0.13, 0.2, 0.2],
  sun: [9, 34],
  sunStrength: 0.9,
  clouds: 0.35,
  haze: 0.0052,
  swell: 0.1,
};

const overcast: Weather = {
  zenith: [0.66, 0.7, 0.71],
  horizon: [0.86, 0.87, 0.85],
  glow: [0.93, 0.92, 0.88],
  deep: [0.09, 0.15, 0.16],
  sun: [38, -50],
  sunStrength: 0.45,
  clouds: 0.85,
  haze: 0.0075,
  swell: 0.2,
};

const squall: Weather = {
  zenith: [0.23, 0.29, 0.32],
  horizon: [0.56, 0.6, 0.59],
  glow: [0.8, 0.76, 0.66],
  deep: [0.05, 0.1, 0.11],
  sun: [24, 70],
  sunStrength: 0.55,
  clouds: 0.95,
  haze: 0.009,
  swell: 0.42,
};

const evening: Weather = {
  zenith: [0.36, 0.46, 0.52],
  horizon: [0.86, 0.77, 0.67],
  glow: [0.98, 0.78, 0.58],
  deep: [0.06, 0.12, 0.15],
  sun: [5, -22],
  sunStrength: 1.0,
  clouds: 0.45,
  haze: 0.004,
  swell: 0.13,
};

const clear: Weather = {
  zenith: [0.42, 0.58, 0.68],
  horizon: [0.83, 0.88, 0.88],
  glow: [1.0, 0.95, 0.85],
  deep: [0.05, 0.17, 0.2],
  sun: [42, -60],
  sunStrength: 1.0,
  clouds: 0.25,
  haze: 0.0032,
  swell: 0.16,
};

const banner = { width: 2000, height: 900 } as const;
const tall = { width: 1400, height: 1750 } as const;
const story = { width: 1200, height: 800 } as const;

/** Every scene by name; the picture is `scene-{name}`. */
export const coasts: Readonly<Record<string, Coast>> = {
  home: {
    width: 2400,
    height: 1350,
    weather: dawn,
    eye: [0, 2.6, -6],
    look: [4, -3],
    lens: 2.2,
    seed: 3.1,
    islands: 0.015,
    slab: 1.4,
    lichen: 1,
  },
  women: {
    ...banner,
    weather: dawn,
    eye: [4, 3, 0],
    look: [-12, -2],
    lens: 2.6,
    seed: 5.7,
    islands: 0.03,
    slab: 0.4,
    lichen: 0.8,
  },
  men: {
    ...banner,
    weather: squall,
    eye: [0, 3.4, 0],
    look: [10, -2],
    lens: 2.6,
    seed: 8.2,
    islands: 0.05,
    slab: 0.6,
    lichen: 0.6,
  },
  kids: {
    ...banner,
    weather: clear,
    eye: [0, 1.7, 0],
    look: [0, -4],
    lens: 2.3,
    seed: 2.4,
    islands: 0.02,
    slab: 1.2,
    lichen: 1,
  },
  accessories: {
    ...banner,
    weather: overcast,
    eye: [0, 4, 0],
    look: [22, -6],
    lens: 2.8,
    seed: 11.3,
    islands: 0.04,
    slab: 1.8,
    lichen: 1,
  },
  shoes: {
    ...banner,
    weather: clear,
    eye: [0, 1.5, -4],
    look: [-6, -9],
    lens: 2.4,
    seed: 6.9,
    islands: 0.03,
    slab: 3.4,
    lichen: 1,
  },
  apparel: {
    ...banner,
    weather: evening,
    eye: [0, 5, 0],
    look: [-4, -3],
    lens: 2.8,
    seed: 9.4,
    islands: 0.045,
    slab: 0.2,
    lichen: 0.7,
  },
  'split-granite': {
    ...tall,
    weather: overcast,
    eye: [0, 2.1, -4],
    look: [8, -17],
    lens: 2.1,
    seed: 4.6,
    islands: 0.02,
    slab: 4.2,
    lichen: 1,
  },
  'split-harbour': {
    ...tall,
    weather: evening,
    eye: [0, 3.2, 0],
    look: [-16, -5],
    lens: 2.5,
    seed: 7.5,
    islands: 0.06,
    slab: 0.9,
    lichen: 0.8,
  },
  'journal-1': {
    ...story,
    weather: squall,
    eye: [0, 2, 0],
    look: [0, -5],
    lens: 2.4,
    seed: 1.8,
    islands: 0.035,
    slab: 1.6,
    lichen: 0.9,
  },
  'journal-2': {
    ...story,
    weather: dawn,
    eye: [0, 1.6, -3],
    look: [14, -11],
    lens: 2.2,
    seed: 12.6,
    islands: 0.01,
    slab: 3,
    lichen: 1,
  },
  'journal-3': {
    ...story,
    weather: clear,
    eye: [0, 6, 0],
    look: [-20, -4],
    lens: 3,
    seed: 10.1,
    islands: 0.06,
    slab: 0,
    lichen: 0.8,
  },
};
