import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { placeLink } from '../place-link.ts';
import { CardFrame } from '../shared/card-frame.tsx';
import { CardMedia } from '../shared/card-media.tsx';
import { usePlace } from '../shared/place.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { CategoryCard } from './schema.ts';

/** A category by its picture and its name; all of it is one link (B2.2.16). */
export function CategoryCardView({ props, base, first }: BlockViewProps<CategoryCard>) {
  const { target, subtitle } = props;
  const Heading = first ? 'h1' : (`h${usePlace().level}` as const);
  return (
    <CardFrame props={props} className="category-card">
      <CardMedia props={props} base={base} priority={first} className="aspect-[4/5]" />
      <Heading className="category-card-name">
        <Link id={target.id} href={placeLink(base, target.url)} target={target.targetAttribute} className="stretched">
          {target.text}
        </Link>
        <Icon name="arrow-right" />
      </Heading>
      {subtitle && <p className="mt-1 text-granite">{subtitle}</p>}
    </CardFrame>
  );
}
