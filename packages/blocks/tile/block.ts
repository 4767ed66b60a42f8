import type { BlockDefinition } from '../block.ts';
import { type Tile, tileShape } from './schema.ts';
import { TileView } from './view.tsx';

export const tileBlock: BlockDefinition<Tile> = { shape: tileShape, View: TileView };
