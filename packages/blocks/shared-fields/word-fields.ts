import type { Fields, SharedFields } from '../fields.ts';
import type { SharedProps, Target } from '../shared/shape.ts';

const titleStyles = {
  display: 'blocks.titleStyle.display',
  large: 'blocks.titleStyle.large',
  medium: 'blocks.titleStyle.medium',
  small: 'blocks.titleStyle.small',
  label: 'blocks.titleStyle.label',
} as const;

export const targetAttributes = { _self: 'blocks.target.same', _blank: 'blocks.target.new' } as const;

export const targetFields: Fields<Target> = {
  text: { control: 'text', label: 'blocks.field.words' },
  url: { control: 'address', label: 'blocks.field.href', help: 'blocks.help.href' },
  style: {
    control: 'choice',
    label: 'blocks.field.style',
    group: 'look',
    options: {
      primary: 'blocks.target.primary',
      secondary: 'blocks.target.secondary',
      light: 'blocks.target.light',
      link: 'blocks.target.link',
    },
  },
  targetAttribute: { control: 'choice', label: 'blocks.field.targetAttribute', options: targetAttributes },
  id: { control: 'text', label: 'blocks.field.id', help: 'blocks.help.id' },
};

type WordMember =
  | 'name'
  | `title${'' | 'Html' | 'Color' | 'Style' | 'H1'}`
  | 'hideTitle'
  | `subtitle${'' | 'Html' | 'Color' | 'Style'}`
  | 'eyebrowText'
  | 'eyebrowLogo'
  | 'overline'
  | `richText${'' | 'Color' | 'BelowTargets'}`
  | 'targets'
  | 'linkType'
  | 'equalTargetSize';

/** Fields of the words of a block. */
export const wordFields: SharedFields<Pick<SharedProps, WordMember>> = {
  name: { control: 'text', label: 'blocks.field.name', help: 'blocks.help.name' },
  overline: { control: 'text', label: 'blocks.field.overline', help: 'blocks.help.label' },
  eyebrowLogo: { control: 'image', label: 'blocks.field.eyebrowLogo' },
  eyebrowText: { control: 'text', label: 'blocks.field.eyebrowText' },
  title: { control: 'text', label: 'blocks.field.title' },
  titleHtml: { control: 'inline-html', label: 'blocks.field.titleHtml', help: 'blocks.help.titleHtml' },
  titleColor: { control: 'colour', label: 'blocks.field.titleColor', group: 'look' },
  titleStyle: { control: 'choice', label: 'blocks.field.titleStyle', group: 'look', options: titleStyles },
  titleH1: { control: 'switch', label: 'blocks.field.titleH1', help: 'blocks.help.titleH1', group: 'look' },
  hideTitle: { control: 'switch', label: 'blocks.field.hideTitle', help: 'blocks.help.hideTitle', group: 'look' },
  subtitle: { control: 'text', label: 'blocks.field.subtitle' },
  subtitleHtml: { control: 'inline-html', label: 'blocks.field.subtitleHtml', help: 'blocks.help.titleHtml' },
  subtitleColor: { control: 'colour', label: 'blocks.field.subtitleColor', group: 'look' },
  subtitleStyle: { control: 'choice', label: 'blocks.field.subtitleStyle', group: 'look', options: titleStyles },
  richText: { control: 'rich-text', label: 'blocks.field.text' },
  richTextColor: { control: 'colour', label: 'blocks.field.richTextColor', group: 'look' },
  richTextBelowTargets: { control: 'switch', label: 'blocks.field.richTextBelowTargets', group: 'look' },
  targets: { control: 'list', label: 'blocks.field.targets', item: 'blocks.item.target', fields: targetFields },
  linkType: {
    control: 'choice',
    label: 'blocks.field.linkType',
    options: { Button: 'blocks.linkType.button', Link: 'blocks.linkType.link', 'No-CTA': 'blocks.linkType.none' },
  },
  equalTargetSize: { control: 'switch', label: 'blocks.field.equalTargetSize', group: 'look' },
};
