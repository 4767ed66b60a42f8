import type { Fields } from '../fields.ts';
import { frameFields } from '../shared-fields/frame-fields.ts';
import { targetFields } from '../shared-fields/word-fields.ts';
import type { BenefitBar } from './schema.ts';

const { alignment, backgroundColor, hideOnBreakpoint } = frameFields as unknown as Fields<BenefitBar>;

export const benefitBarFields: Fields<BenefitBar> = {
  title: { control: 'text', label: 'blocks.field.title' },
  titleHtml: { control: 'inline-html', label: 'blocks.field.titleHtml', help: 'blocks.help.titleHtml' },
  targets: { control: 'list', label: 'blocks.field.targets', item: 'blocks.item.target', fields: targetFields },
  showCloseButton: { control: 'switch', label: 'blocks.field.showCloseButton' },
  infoIcon: {
    control: 'choice',
    label: 'blocks.field.infoIcon',
    group: 'look',
    options: {
      info: 'blocks.icon.info',
      parcel: 'blocks.icon.parcel',
      return: 'blocks.icon.return',
      pin: 'blocks.icon.pin',
      heart: 'blocks.icon.heart',
    },
  },
  logo: { control: 'image', label: 'blocks.field.logo', group: 'media' },
  backgroundImage: { control: 'image', label: 'blocks.field.backgroundImage', group: 'media' },
  titleColor: { control: 'colour', label: 'blocks.field.titleColor', group: 'look' },
  backgroundColor,
  alignment,
  hideOnBreakpoint,
  name: { control: 'text', label: 'blocks.field.name', help: 'blocks.help.barName' },
};

/** The links of a bar have one look. */
export const benefitBarUnshown: readonly string[] = ['targets.style'];
