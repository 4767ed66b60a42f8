import { classes } from '@eyelet/ui/layout/classes.ts';
import { CardFrame } from '../shared/card-frame.tsx';
import { CardMedia } from '../shared/card-media.tsx';
import { CallToAction } from '../shared/targets.tsx';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { MultiLinkCard } from './schema.ts';

/** A picture, a title, and several links below each other (B2.2.18). */
export function MultiLinkCardView({ props, base, first }: BlockViewProps<MultiLinkCard>) {
  const { targets, ...words } = props;
  return (
    <CardFrame props={props} className="multi-link-card">
      <CardMedia props={props} base={base} priority={first} className="aspect-[4/3]" />
      <div className={classes(props.media && 'pt-5', props.backgroundColor && 'px-5 pb-5')}>
        <Words props={words} base={base} first={first} titleLook="small" />
        <ul className="card-links">
          {targets.map((target, index) => (
            <li key={`${index} ${target.url}`}>
              <CallToAction target={target} base={base} look="link" />
            </li>
          ))}
        </ul>
      </div>
    </CardFrame>
  );
}
