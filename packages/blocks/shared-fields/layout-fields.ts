import type { SharedFields } from '../fields.ts';
import type { SharedProps } from '../shared/shape.ts';
import { breakpointNames } from './media-fields.ts';

type LayoutMember =
  | 'alignment'
  | 'overlayWidth'
  | 'backgroundColor'
  | 'backdrop'
  | 'bottomMargins'
  | 'hideOnBreakpoint'
  | 'isFullWidth'
  | 'isFullHeight'
  | 'promotionTracking';

/** Fields of the place, the ground and the outer layout of a block. */
export const layoutFields: SharedFields<Pick<SharedProps, LayoutMember>> = {
  alignment: {
    control: 'by-breakpoint',
    label: 'blocks.field.alignment',
    group: 'layout',
    of: {
      control: 'group',
      fields: {
        horizontal: {
          control: 'choice',
          label: 'blocks.field.horizontal',
          options: { left: 'blocks.side.left', center: 'blocks.side.center', right: 'blocks.side.right' },
        },
        vertical: {
          control: 'choice',
          label: 'blocks.field.vertical',
          options: { top: 'blocks.place.top', middle: 'blocks.place.middle', bottom: 'blocks.place.bottom' },
        },
      },
    },
  },
  overlayWidth: {
    control: 'choice',
    label: 'blocks.field.overlayWidth',
    group: 'layout',
    options: { xs: 'blocks.width.xs', sm: 'blocks.width.sm', md: 'blocks.width.md', lg: 'blocks.width.lg' },
  },
  backgroundColor: { control: 'colour', label: 'blocks.field.backgroundColor', group: 'look' },
  backdrop: { control: 'colour', label: 'blocks.field.backdrop', help: 'blocks.help.backdrop', group: 'look' },
  bottomMargins: {
    control: 'by-breakpoint',
    label: 'blocks.field.bottomMargins',
    group: 'layout',
    of: {
      control: 'choice',
      options: {
        none: 'blocks.space.none',
        small: 'blocks.space.small',
        medium: 'blocks.space.medium',
        large: 'blocks.space.large',
      },
    },
  },
  hideOnBreakpoint: {
    control: 'choices',
    label: 'blocks.field.hideOnBreakpoint',
    group: 'layout',
    options: breakpointNames,
  },
  isFullWidth: { control: 'switch', label: 'blocks.field.isFullWidth', group: 'layout' },
  isFullHeight: { control: 'switch', label: 'blocks.field.isFullHeight', group: 'layout' },
  promotionTracking: {
    control: 'group',
    label: 'blocks.field.promotionTracking',
    group: 'layout',
    fields: {
      creativeName: { control: 'text', label: 'blocks.field.creativeName' },
      promotionId: { control: 'text', label: 'blocks.field.promotionId' },
      promotionName: { control: 'text', label: 'blocks.field.promotionName' },
    },
  },
};
