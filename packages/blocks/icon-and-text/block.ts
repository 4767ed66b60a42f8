import type { BlockKind } from '../kind.ts';
import { introMembers } from '../shared/members.ts';
import { pickFields } from '../shared-fields/pick-fields.ts';
import { targetFields } from '../shared-fields/word-fields.ts';
import { iconAndTextExamples } from './examples.ts';
import { type IconAndText, iconAndTextSchema } from './schema.ts';

export const iconAndTextBlock: BlockKind<IconAndText> = {
  type: 'icon-and-text',
  version: 1,
  schema: iconAndTextSchema,
  migrations: [],
  label: 'blocks.icon-and-text',
  group: 'stories',
  synonyms: 'blocks.synonyms.icon-and-text',
  sketch: ['icons'],
  fields: {
    ...pickFields(introMembers),
    variant: {
      control: 'choice',
      label: 'blocks.field.iconVariant',
      group: 'layout',
      options: {
        'icon-left': 'blocks.icons.left',
        'icon-above-text': 'blocks.icons.above',
        'one-column': 'blocks.icons.column',
      },
    },
    iconSize: {
      control: 'choice',
      label: 'blocks.field.iconSize',
      group: 'look',
      options: { small: 'blocks.space.small', medium: 'blocks.space.medium', large: 'blocks.space.large' },
    },
    iconAndText: {
      control: 'list',
      label: 'blocks.field.iconAndText',
      item: 'blocks.item.iconText',
      fields: {
        icon: {
          control: 'choice',
          label: 'blocks.field.icon',
          options: {
            parcel: 'blocks.icon.parcel',
            return: 'blocks.icon.return',
            ruler: 'blocks.icon.ruler',
            pin: 'blocks.icon.pin',
            lock: 'blocks.icon.lock',
            card: 'blocks.icon.card',
            heart: 'blocks.icon.heart',
            globe: 'blocks.icon.globe',
            check: 'blocks.icon.check',
            person: 'blocks.icon.person',
          },
        },
        richText: { control: 'rich-text', label: 'blocks.field.text' },
        target: { control: 'group', label: 'blocks.field.link', fields: targetFields },
        backgroundColor: { control: 'colour', label: 'blocks.field.backgroundColor' },
        textColor: { control: 'colour', label: 'blocks.field.richTextColor' },
      },
    },
  },
  examples: iconAndTextExamples,
};
