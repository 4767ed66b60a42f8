import type { AnyItemKind } from '../item-kind.ts';
import { menuSchema } from './schema.ts';

export const menuItem: AnyItemKind = {
  kind: 'menu',
  version: 1,
  schema: menuSchema,
  migrations: [],
  label: 'blocks.kind.menu',
  sections: 'none',
  fields: {},
  examples: [{ name: 'One entry', props: { items: [{ id: 'new', title: 'New', target: { url: '/c/new-1000' } }] } }],
};
