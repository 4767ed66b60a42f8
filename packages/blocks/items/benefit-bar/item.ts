import type { ItemKind } from '../item-kind.ts';
import { type BenefitBarProps, benefitBarSchema } from './schema.ts';

export const benefitBarItem: ItemKind<BenefitBarProps> = {
  kind: 'benefit-bar',
  version: 1,
  schema: benefitBarSchema,
  migrations: [],
  label: 'blocks.kind.benefit-bar',
  sections: 'none',
  fields: {
    text: { control: 'text', label: 'blocks.field.text' },
    showCloseButton: { control: 'switch', label: 'blocks.field.showCloseButton' },
  },
  examples: [{ name: 'Can be closed', props: { text: 'Free delivery from 80', showCloseButton: true } }],
};
