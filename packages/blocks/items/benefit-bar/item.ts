import { benefitBarFields, benefitBarUnshown } from '../../benefit-bar/fields.ts';
import { type BenefitBar, benefitBarSchema } from '../../benefit-bar/schema.ts';
import type { ItemKind } from '../item-kind.ts';

export const benefitBarItem: ItemKind<BenefitBar> = {
  kind: 'benefit-bar',
  version: 1,
  schema: benefitBarSchema,
  migrations: [],
  label: 'blocks.kind.benefit-bar',
  sections: 'none',
  fields: benefitBarFields,
  unshown: benefitBarUnshown,
  examples: [
    { name: 'Can be closed', props: { name: 'delivery', title: 'Free delivery from 80', showCloseButton: true } },
  ],
};
