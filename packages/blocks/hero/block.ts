import type { BlockDefinition } from '../block.ts';
import { type Hero, heroShape } from './schema.ts';
import { HeroView } from './view.tsx';

export const heroBlock: BlockDefinition<Hero> = { shape: heroShape, View: HeroView };
