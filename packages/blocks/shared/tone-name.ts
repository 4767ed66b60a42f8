import type { SharedProps } from './shape.ts';

/** The colour of words on a medium: light on a dark gradient or picture. */
export function toneNameOf({
  gradientTone,
  gradientStyle = 'off',
}: Pick<SharedProps, 'gradientTone' | 'gradientStyle'>): 'ink' | 'foam' {
  return (gradientTone ?? (gradientStyle === 'off' ? 'light' : 'dark')) === 'dark' ? 'foam' : 'ink';
}
