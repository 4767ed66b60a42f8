import type { BlockKind } from '../kind.ts';
import { allMembers } from '../shared/examples.ts';
import { sharedFields } from '../shared-fields/shared-fields.ts';
import { type Dialog, dialogSchema } from './schema.ts';

const picture = {
  kind: 'image',
  picture: 'scene-boots-at-evening',
  alt: 'Suede boots on a rock by the water.',
} as const;
const mending =
  '<p>Seams open, soles wear down, zips give up. Send it back and we put it right.</p><p>It costs less than a new pair, and the salt marks stay yours. Most things are with you again within three weeks.</p>';

export const dialogBlock: BlockKind<Dialog> = {
  type: 'dialog',
  version: 1,
  schema: dialogSchema,
  migrations: [],
  label: 'blocks.dialog',
  group: 'forms',
  synonyms: 'blocks.synonyms.dialog',
  sketch: ['window', 'title', 'text', 'buttons'],
  holds: { member: 'items', types: ['event-sign-up'] },
  fields: {
    opener: {
      control: 'group',
      label: 'blocks.field.opener',
      fields: {
        text: { control: 'text', label: 'blocks.field.words' },
        style: {
          control: 'choice',
          label: 'blocks.field.style',
          options: {
            primary: 'blocks.target.primary',
            secondary: 'blocks.target.secondary',
            light: 'blocks.target.light',
          },
        },
      },
    },
    layout: {
      control: 'choice',
      label: 'blocks.field.layout',
      options: {
        'media-top': 'blocks.dialog.media-top',
        'media-left': 'blocks.dialog.media-left',
        'media-body': 'blocks.dialog.media-body',
      },
    },
    items: { control: 'blocks', label: 'blocks.field.form', item: 'blocks.item.form' },
    newsletter: { control: 'switch', label: 'blocks.field.newsletter' },
    ...sharedFields,
  },
  // Its words are beside its one picture, and the page around it has its own heading.
  unshown: ['mediaList', 'overlayWidth', 'titleH1'],
  examples: [
    {
      name: 'Picture on top',
      props: {
        opener: { text: 'How we mend' },
        layout: 'media-top',
        overline: 'Repairs',
        title: 'We mend what we make',
        subtitle: 'For as long as you wear it.',
        richText: mending,
        media: { lg: picture },
        targets: [{ url: '/help/contact-us', text: 'Ask for a label' }],
      },
    },
    {
      name: 'Picture at the left, with the newsletter',
      props: {
        opener: { text: 'Letters from the shore', style: 'secondary' },
        layout: 'media-left',
        eyebrowText: 'Twice a month at most',
        title: 'Letters from the shore',
        titleHtml: 'Letters from <em>the shore</em>',
        richText: '<p>New shades, repairs, weather.</p>',
        media: {
          lg: { kind: 'image', picture: 'scene-women-laid-out', alt: 'A jacket, deck shoes and a tote on boards.' },
        },
        newsletter: true,
      },
    },
    {
      name: 'With the sign-up for an event',
      props: {
        opener: { text: 'Come to the mending days' },
        layout: 'media-top',
        title: 'Bring what is worn',
        items: [
          { type: 'event-sign-up', version: 1, props: { eventId: 'mending-days', title: 'Two days at the bench' } },
        ],
      },
    },
    {
      name: 'Picture in the text, and everything a block may have',
      props: { ...allMembers, opener: { text: 'What wool does', style: 'light' }, layout: 'media-body' },
    },
  ],
};
