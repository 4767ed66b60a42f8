import type { Wood } from './grain.ts';

/** Larch that has stood in salt and sun: the jetty. */
export const jettyWood: Wood = {
  own: { colour: '#8d857a', surface: 'foam' },
  pale: { colour: '#bdb5a7', surface: 'foam' },
  dark: { colour: '#463f37', surface: 'foam' },
  weathered: 1,
  nails: 0.6,
};

/** Oak, planed and oiled: what shops and workshops are made of. */
export const oiledOak: Wood = {
  own: { colour: '#b08a5c', surface: 'foam', roughness: -0.2 },
  pale: { colour: '#c9a678', surface: 'foam', roughness: -0.2 },
  dark: { colour: '#7b5733', surface: 'foam', roughness: -0.2 },
  weathered: 0.15,
  nails: 0,
};

/** Painted boards behind shelves and pegs, in the grey green of the house. */
export const paintedBoards: Wood = {
  own: { colour: '#74827b', surface: 'foam', roughness: -0.1 },
  pale: { colour: '#7c8a83', surface: 'foam', roughness: -0.1 },
  dark: { colour: '#65736c', surface: 'foam', roughness: -0.1 },
  weathered: 0.1,
  nails: 0,
};
