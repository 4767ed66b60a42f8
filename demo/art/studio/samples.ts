import type { ArtDirection, PartColours, Silhouette, Surface } from '../../catalogue/style.ts';

const palettes: readonly PartColours[] = [
  { main: '#2f4858', second: '#22343f', trim: '#efe8d8', sole: '#f1ece0', accent: '#c4562f' },
  { main: '#b98a5a', second: '#8d6238', trim: '#e8dcc4', sole: '#efe7d6', accent: '#2f5d50' },
  { main: '#e9e4d8', second: '#cfd6cf', trim: '#ffffff', sole: '#fafaf5', accent: '#2f6d68' },
];

const surfaces: Partial<Record<Silhouette, readonly (readonly [Surface, Surface])[]>> = {
  'deck-shoe': [
    ['leather', 'leather'],
    ['suede', 'leather'],
    ['canvas', 'leather'],
  ],
  'court-trainer': [
    ['leather', 'suede'],
    ['suede', 'leather'],
    ['canvas', 'leather'],
  ],
  runner: [
    ['mesh', 'suede'],
    ['knit', 'suede'],
    ['mesh', 'ripstop'],
  ],
  'trail-shoe': [
    ['ripstop', 'rubber'],
    ['mesh', 'rubber'],
    ['ripstop', 'suede'],
  ],
  chukka: [
    ['suede', 'suede'],
    ['leather', 'leather'],
    ['suede', 'leather'],
  ],
  'hiking-boot': [
    ['suede', 'ripstop'],
    ['leather', 'leather'],
    ['ripstop', 'suede'],
  ],
  'rubber-boot': [
    ['rubber', 'rubber'],
    ['rubber', 'rubber'],
    ['rubber', 'rubber'],
  ],
  sandal: [
    ['leather', 'cork'],
    ['suede', 'cork'],
    ['leather', 'rubber'],
  ],
  'slip-on': [
    ['canvas', 'canvas'],
    ['suede', 'leather'],
    ['knit', 'leather'],
  ],
};

/** Test directions: the catalogue is not needed to work on a model. */
export function samples(silhouette: Silhouette): readonly ArtDirection[] {
  return ([1, 2, 3] as const).map((cut) => {
    const pair = surfaces[silhouette]?.[cut - 1] ?? (['twill', 'canvas'] as const);
    return { silhouette, cut, surfaces: { main: pair[0], second: pair[1] }, colours: palettes[cut - 1] as PartColours };
  });
}
