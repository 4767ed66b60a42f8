import type { BlockDefinition } from '../block.ts';
import { type RichText, richTextShape } from './schema.ts';
import { RichTextView } from './view.tsx';

export const richTextBlock: BlockDefinition<RichText> = { shape: richTextShape, View: RichTextView };
