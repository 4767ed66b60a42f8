import type { Fields } from '../fields.ts';
import { targetAttributes } from '../shared-fields/word-fields.ts';
import type { Collection } from './schema.ts';

export const textLinkField: Fields<Pick<Collection, 'textLink'>>['textLink'] = {
  control: 'group',
  label: 'blocks.field.textLink',
  help: 'blocks.help.textLink',
  fields: {
    text: { control: 'text', label: 'blocks.field.words' },
    url: { control: 'address', label: 'blocks.field.href', help: 'blocks.help.href' },
    targetAttribute: { control: 'choice', label: 'blocks.field.targetAttribute', options: targetAttributes },
  },
};

/** Fields by which an author chooses products. */
export const productFields: Fields<Pick<Collection, 'ids' | 'categoryId' | 'sort' | 'count'>> = {
  ids: { control: 'references', to: 'product', label: 'blocks.field.ids', help: 'blocks.help.ids', group: 'products' },
  categoryId: {
    control: 'reference',
    to: 'category',
    label: 'blocks.field.categoryId',
    group: 'products',
    shownWhen: { member: 'ids', filled: false },
  },
  sort: {
    control: 'choice',
    label: 'blocks.field.sort',
    group: 'products',
    shownWhen: { member: 'ids', filled: false },
    options: { recommended: 'blocks.sort.recommended', newest: 'blocks.sort.newest' },
  },
  count: { control: 'number', label: 'blocks.field.count', group: 'products' },
};
