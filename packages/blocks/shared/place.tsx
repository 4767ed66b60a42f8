import { createContext, useContext } from 'react';

/** Where a block stands: how wide its pictures are shown there, as `sizes`, and the level of its title. */
export type Place = Readonly<{ sizes: string; level: 2 | 3 }>;

const PlaceContext = createContext<Place>({ sizes: '100vw', level: 2 });

/** Tells the blocks in it where they stand; by default a block has the width of the page. */
export const PlaceProvider = PlaceContext.Provider;

export function usePlace(): Place {
  return useContext(PlaceContext);
}
