import type { BlockKind } from '../kind.ts';
import { benefitBarFields, benefitBarUnshown } from './fields.ts';
import { type BenefitBar, benefitBarSchema } from './schema.ts';

export const benefitBarBlock: BlockKind<BenefitBar> = {
  type: 'benefit-bar',
  version: 1,
  schema: benefitBarSchema,
  migrations: [],
  label: 'blocks.benefit-bar',
  group: 'scenes',
  synonyms: 'blocks.synonyms.benefit-bar',
  sketch: ['strip'],
  fields: benefitBarFields,
  unshown: benefitBarUnshown,
  examples: [
    {
      name: 'Everything at once',
      props: {
        name: 'example-all',
        title: 'Members get their soles replaced for nothing',
        titleHtml: 'Members get their soles <em>replaced</em> for nothing',
        infoIcon: 'info',
        logo: { kind: 'image', picture: 'scene-social', alt: 'Skerry' },
        backgroundImage: { kind: 'image', picture: 'scene-split-granite', alt: '', decorative: true },
        targets: [
          { id: 'bar-join', url: '/sign-up', text: 'Join' },
          { id: 'bar-terms', url: '/loyalty-terms', text: 'Terms' },
        ],
        showCloseButton: true,
        alignment: { sm: { horizontal: 'left' }, lg: { horizontal: 'center' } },
      },
    },
    {
      name: 'Words alone, not to be closed',
      props: { name: 'example-words', title: 'Free delivery from 80', infoIcon: 'parcel', showCloseButton: false },
    },
    {
      name: 'On mist, to the right',
      props: {
        name: 'example-mist',
        title: 'Repairs in a week',
        titleColor: 'ink',
        backgroundColor: 'mist',
        targets: [{ url: '/help-returns', text: 'How' }],
        showCloseButton: true,
        alignment: { sm: { horizontal: 'left' }, md: { horizontal: 'right' } },
      },
    },
  ],
};
