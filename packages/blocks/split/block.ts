import type { BlockDefinition } from '../block.ts';
import { type Split, splitShape } from './schema.ts';
import { SplitView } from './view.tsx';

export const splitBlock: BlockDefinition<Split> = { shape: splitShape, View: SplitView };
