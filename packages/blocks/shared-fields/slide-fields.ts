import type { Fields } from '../fields.ts';
import type { SlideSettings } from '../shared/slides/shape.ts';

const slideTypes = { carousel: 'blocks.slides.carousel', grid: 'blocks.slides.grid' } as const;

const settingFields: Fields<SlideSettings> = {
  type: { control: 'choice', label: 'blocks.field.slideType', options: slideTypes },
  slideWidth: { control: 'text', label: 'blocks.field.slideWidth', help: 'blocks.help.slideWidth' },
  slideMaxWidth: { control: 'text', label: 'blocks.field.slideMaxWidth' },
  slidePadding: { control: 'text', label: 'blocks.field.slidePadding' },
  margin: { control: 'text', label: 'blocks.field.margin' },
  showArrows: { control: 'switch', label: 'blocks.field.showArrows' },
  showIndicators: { control: 'switch', label: 'blocks.field.showIndicators' },
  showProgress: { control: 'switch', label: 'blocks.field.showProgress' },
  autoplay: { control: 'switch', label: 'blocks.field.autoplay', help: 'blocks.help.autoplay' },
  loop: { control: 'switch', label: 'blocks.field.loop' },
  autorotateTime: { control: 'number', label: 'blocks.field.autorotateTime' },
};

/** Fields of what a collection of slides is laid out by. */
export const slideFields = {
  type: { control: 'choice', label: 'blocks.field.slideType', group: 'layout', options: slideTypes },
  breakpoints: {
    control: 'by-breakpoint',
    label: 'blocks.field.breakpoints',
    help: 'blocks.help.breakpoints',
    group: 'layout',
    of: { control: 'group', fields: settingFields },
  },
  variant: {
    control: 'choice',
    label: 'blocks.field.slideVariant',
    group: 'layout',
    options: { highlightCenter: 'blocks.slides.highlightCenter', threeCardGrid: 'blocks.slides.threeCardGrid' },
  },
} as const;
