import type { BlockKind } from '../kind.ts';
import { type Segmentation, segmentationSchema } from './schema.ts';
import { whySegmentsAreEmpty } from './why-empty.ts';

const words = (richText: string) => [{ type: 'rich-text', version: 2, props: { richText } }];

export const segmentationBlock: BlockKind<Segmentation> = {
  type: 'segmentation',
  version: 1,
  schema: segmentationSchema,
  migrations: [],
  label: 'blocks.segmentation',
  group: 'audiences',
  synonyms: 'blocks.synonyms.segmentation',
  sketch: ['people'],
  whyEmpty: whySegmentsAreEmpty,
  holds: {
    member: 'baselines',
    types: 'any',
    parts: { member: 'segments', inEach: 'targets', label: 'blocks.item.segment' },
  },
  fields: {
    segments: {
      control: 'list',
      label: 'blocks.field.segments',
      item: 'blocks.item.segment',
      fields: {
        id: {
          control: 'choice',
          label: 'blocks.field.segment',
          options: {
            loggedOut: 'blocks.segment.loggedOut',
            loggedIn: 'blocks.segment.loggedIn',
            loyalty: 'blocks.segment.loyalty',
            nonLoyalty: 'blocks.segment.nonLoyalty',
            employee: 'blocks.segment.employee',
            nonEmployee: 'blocks.segment.nonEmployee',
            cartEmpty: 'blocks.segment.cartEmpty',
            cartNotEmpty: 'blocks.segment.cartNotEmpty',
            wranx: 'blocks.segment.wranx',
            notWranx: 'blocks.segment.notWranx',
            ipa: 'blocks.segment.ipa',
            notIpa: 'blocks.segment.notIpa',
            both: 'blocks.segment.both',
            notBoth: 'blocks.segment.notBoth',
            athlete: 'blocks.segment.athlete',
            notAthlete: 'blocks.segment.notAthlete',
          },
        },
        targets: { control: 'blocks', label: 'blocks.field.components', item: 'blocks.item.block' },
      },
    },
    baselines: { control: 'blocks', label: 'blocks.field.baselines', item: 'blocks.item.block' },
    name: { control: 'text', label: 'blocks.field.name', help: 'blocks.help.name' },
  },
  examples: [
    {
      name: 'By account and cart',
      props: {
        segments: [
          { id: 'employee', targets: words('<p>For people who work here.</p>') },
          { id: 'loyalty', targets: words('<p>For members.</p>') },
          { id: 'cartNotEmpty', targets: words('<p>Something waits in the cart.</p>') },
        ],
        baselines: words('<p>For everybody else.</p>'),
      },
    },
  ],
};
