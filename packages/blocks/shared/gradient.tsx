import { classes } from '@eyelet/ui/layout/classes.ts';
import { shownAt } from './breakpoints.ts';
import type { SharedProps } from './shape.ts';

export type GradientProps = Readonly<{
  props: Pick<SharedProps, 'gradientStyle' | 'gradientTone' | 'gradientBreakpoints'>;
}>;

/**
 * Shade or haze upon a medium, so that words on it are legible: over its whole width with 35% of its height, or with half
 * of its height where the words are (B9.15, B9.16).
 */
export function Gradient({
  props: { gradientStyle = 'off', gradientTone = 'dark', gradientBreakpoints },
}: GradientProps) {
  if (gradientStyle === 'off') return null;
  return (
    <span
      data-gradient={gradientStyle}
      className={classes(
        'gradient',
        `gradient-${gradientStyle}`,
        `gradient-${gradientTone}`,
        shownAt(gradientBreakpoints),
      )}
    />
  );
}
