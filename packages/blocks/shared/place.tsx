import { createContext, useContext } from 'react';

/**
 * Where a block stands: how wide its pictures are shown there, as `sizes`, the level of its title, and whether it is alone on
 * the page or one of several in another block.
 */
export type Place = Readonly<{ sizes: string; level: 2 | 3; alone?: boolean }>;

const PlaceContext = createContext<Place>({ sizes: '100vw', level: 2, alone: true });

/** Provides the blocks in it with their place; by default a block has the width of the page. */
export const PlaceProvider = PlaceContext.Provider;

export function usePlace(): Place {
  return useContext(PlaceContext);
}
