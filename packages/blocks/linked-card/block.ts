import type { BlockKind } from '../kind.ts';
import { pickFields } from '../shared-fields/pick-fields.ts';
import { targetFields } from '../shared-fields/word-fields.ts';
import { linkedCardExamples } from './examples.ts';
import { placesOf } from './places.ts';
import { type LinkedCard, linkedCardMembers, linkedCardSchema } from './schema.ts';

export const linkedCardBlock: BlockKind<LinkedCard> = {
  type: 'linked-card',
  version: 1,
  schema: linkedCardSchema,
  migrations: [],
  label: 'blocks.linked-card',
  group: 'products',
  synonyms: 'blocks.synonyms.linked-card',
  sketch: ['card', 'scene', 'title', 'line'],
  fields: {
    ...pickFields(linkedCardMembers),
    target: { control: 'group', label: 'blocks.field.link', fields: targetFields },
    responsiveLayout: {
      control: 'by-breakpoint',
      label: 'blocks.field.responsiveLayout',
      group: 'layout',
      of: {
        control: 'group',
        fields: {
          layout: {
            control: 'choice',
            label: 'blocks.field.vertical',
            options: {
              overlay: 'blocks.place.middle',
              'overlay-top': 'blocks.place.top',
              'overlay-bottom': 'blocks.place.bottom',
            },
          },
          alignment: {
            control: 'choice',
            label: 'blocks.field.horizontal',
            options: { left: 'blocks.side.left', center: 'blocks.side.center', right: 'blocks.side.right' },
          },
        },
      },
    },
    badge: {
      control: 'group',
      label: 'blocks.field.badge',
      group: 'media',
      fields: {
        picture: { control: 'picture', label: 'blocks.field.picture' },
        alt: { control: 'text', label: 'blocks.field.alt', help: 'blocks.help.alt' },
      },
    },
  },
  onMedia: ({ gradientStyle = 'full', gradientTone = 'dark', gradientBreakpoints, responsiveLayout }) => ({
    frames: { sm: { width: 330, height: 412 }, md: { width: 400, height: 500 }, lg: { width: 424, height: 530 } },
    tone: gradientStyle !== 'off' && gradientTone === 'dark' ? 'foam' : 'ink',
    gradient: { gradientStyle, gradientTone, gradientBreakpoints },
    ...{ alignment: placesOf(responsiveLayout), titleLook: 'small', widest: 380 },
  }),
  examples: linkedCardExamples,
};
