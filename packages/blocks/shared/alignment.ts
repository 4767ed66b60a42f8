import { classesAt } from './breakpoints.ts';
import type { SharedProps } from './shape.ts';

/** Classes that place the words of a block, sideways and upright, from each breakpoint on (B3.1.13). */
export function alignmentOf(alignment: SharedProps['alignment']): string {
  if (!alignment) return '';
  const { sm, md, lg } = alignment;
  return [
    classesAt('words', { sm: sm?.horizontal, md: md?.horizontal, lg: lg?.horizontal }),
    classesAt('words', { sm: sm?.vertical, md: md?.vertical, lg: lg?.vertical }),
  ].join(' ');
}
