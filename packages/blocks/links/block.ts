import type { BlockDefinition } from '../block.ts';
import { type LinkGroups, linksShape } from './schema.ts';
import { LinkGroupsView } from './view.tsx';

export const linksBlock: BlockDefinition<LinkGroups> = { shape: linksShape, View: LinkGroupsView };
