import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { placeLink } from '../place-link.ts';
import { alignmentOf } from '../shared/alignment.ts';
import { CardFrame } from '../shared/card-frame.tsx';
import { CardMedia } from '../shared/card-media.tsx';
import { CallToAction } from '../shared/targets.tsx';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import { placesOf } from './places.ts';
import type { LinkedCard } from './schema.ts';

/** A picture with words on it; all of it is one link (B2.2.17). */
export function LinkedCardView({ props, base, first }: BlockViewProps<LinkedCard>) {
  const { target, badge, linkType, gradientStyle = 'full', gradientTone = 'dark' } = props;
  const shaded = gradientStyle !== 'off' && gradientTone === 'dark';
  const media = { ...props, gradientStyle, gradientTone };
  return (
    <CardFrame
      props={props}
      className={classes(
        'linked-card',
        shaded ? 'text-foam' : 'text-ink',
        alignmentOf(placesOf(props.responsiveLayout)),
      )}
    >
      <CardMedia props={media} base={base} priority={first} fill className="size-full" />
      {badge && <Picture name={badge.picture} alt={badge.alt} sizes="4rem" most={240} className="linked-card-badge" />}
      <div className="linked-card-words">
        <Words props={props} base={base} first={first} titleLook="small" />
        {linkType === 'No-CTA' ? (
          <Link id={target.id} href={placeLink(base, target.url)} target={target.targetAttribute} className="stretched">
            <span className="sr-only">{target.text}</span>
          </Link>
        ) : (
          <CallToAction
            target={target}
            base={base}
            look={linkType === 'Button' ? (target.style ?? 'light') : 'link'}
            className="stretched"
          />
        )}
      </div>
    </CardFrame>
  );
}
