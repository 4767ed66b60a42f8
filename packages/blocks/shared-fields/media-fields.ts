import type { SharedFields } from '../fields.ts';
import type { SharedProps } from '../shared/shape.ts';
import { targetAttributes } from './word-fields.ts';

export const breakpointNames = {
  sm: 'blocks.breakpoint.sm',
  md: 'blocks.breakpoint.md',
  lg: 'blocks.breakpoint.lg',
} as const;

type MediaMember =
  | `media${'' | 'List' | 'Target'}`
  | `caption${'Text' | 'Position'}`
  | `gradient${'Style' | 'Tone' | 'Breakpoints'}`;

/** Fields of the pictures and films of a block. */
export const mediaFields: SharedFields<Pick<SharedProps, MediaMember>> = {
  media: { control: 'media', label: 'blocks.field.media', help: 'blocks.help.media', group: 'media' },
  mediaList: { control: 'media-list', label: 'blocks.field.mediaList', group: 'media' },
  mediaTarget: {
    control: 'group',
    label: 'blocks.field.mediaTarget',
    group: 'media',
    fields: {
      url: { control: 'address', label: 'blocks.field.href', help: 'blocks.help.href' },
      targetAttribute: { control: 'choice', label: 'blocks.field.targetAttribute', options: targetAttributes },
    },
  },
  captionText: { control: 'text', label: 'blocks.field.captionText', group: 'media' },
  captionPosition: {
    control: 'choice',
    label: 'blocks.field.captionPosition',
    group: 'media',
    options: { off: 'blocks.caption.off', top: 'blocks.place.top', bottom: 'blocks.place.bottom' },
  },
  gradientStyle: {
    control: 'choice',
    label: 'blocks.field.gradientStyle',
    help: 'blocks.help.gradientStyle',
    group: 'look',
    options: { full: 'blocks.gradient.full', focused: 'blocks.gradient.focused', off: 'blocks.gradient.off' },
  },
  gradientTone: {
    control: 'choice',
    label: 'blocks.field.gradientTone',
    group: 'look',
    options: { dark: 'blocks.tone.ink', light: 'blocks.tone.foam' },
  },
  gradientBreakpoints: {
    control: 'choices',
    label: 'blocks.field.gradientBreakpoints',
    group: 'look',
    options: breakpointNames,
  },
};
