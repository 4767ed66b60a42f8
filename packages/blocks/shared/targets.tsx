import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { OnwardLink } from '@eyelet/ui/actions/text-link.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { CSSProperties } from 'react';
import { placeLink } from '../place-link.ts';
import type { SharedProps, Target } from './shape.ts';

export type TargetStyle = NonNullable<Target['style']>;

export type TargetsProps = Readonly<{
  props: Pick<SharedProps, 'targets' | 'linkType' | 'equalTargetSize'>;
  base: string;
  /** The look of those whose author chose none. */
  look?: TargetStyle;
  className?: string;
}>;

/** Calls to action as buttons or links; none where `linkType` is `No-CTA` (B3.1.08, B3.1.09). */
export function Targets({ props, base, look = 'primary', className }: TargetsProps) {
  const { targets = [], linkType, equalTargetSize } = props;
  if (targets.length === 0 || linkType === 'No-CTA') return null;
  const usual = linkType === 'Button' && look === 'link' ? 'primary' : look;
  return (
    <div
      className={classes(equalTargetSize ? 'targets-equal' : 'targets', className)}
      style={equalTargetSize ? ({ '--columns': Math.min(targets.length, 3) } as CSSProperties) : undefined}
    >
      {targets.map((target, index) => (
        <CallToAction
          key={`${index} ${target.url}`}
          target={target}
          base={base}
          look={linkType === 'Link' ? 'link' : (target.style ?? usual)}
        />
      ))}
    </div>
  );
}

type CallToActionProps = Readonly<{ target: Target; base: string; look: TargetStyle; className?: string }>;

/** One call to action. */
export function CallToAction({ target, base, look, className }: CallToActionProps) {
  const say = useSay();
  const { id, url, text, targetAttribute } = target;
  const link = { id, href: placeLink(base, url), className, target: targetAttribute };
  const words = (
    <>
      {text}
      {targetAttribute === '_blank' && <span className="sr-only"> {say('shop.newTab')}</span>}
    </>
  );
  if (look === 'link') return <OnwardLink {...link}>{words}</OnwardLink>;
  return (
    <ButtonLink {...link} tone={look}>
      {words}
    </ButtonLink>
  );
}
