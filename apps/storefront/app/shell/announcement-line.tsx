import type { BenefitBar } from '@eyelet/blocks/benefit-bar/schema.ts';
import { BenefitBarLine } from '@eyelet/blocks/benefit-bar/view.tsx';

/** The text of the bar above the header. */
export function AnnouncementLine({ bar, base }: Readonly<{ bar: BenefitBar; base: string }>) {
  return <BenefitBarLine props={bar} base={base} as="div" />;
}
