import { type ReactNode, useState } from 'react';
import { Link } from '../links/link.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Price } from '../prices/price.tsx';
import { useSay } from '../words/words.tsx';
import { useCardActions } from './card-actions.tsx';
import { Eyebrow } from './eyebrow.tsx';
import { colourUrl, type ShownCard } from './shown-card.ts';
import { SwatchBars } from './swatch-bars.tsx';

export type ProductCardProps = Readonly<{
  card: ShownCard;
  sizes: string;
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** A control in the lower corner of the picture, such as a quick way to buy. */
  corner?: (productId: string, name: string) => ReactNode;
}>;

/** One style: picture, colours, name, price. Choosing a colour changes picture, price and link. */
export function ProductCard({ card, sizes, priority = false, headingLevel = 3, corner }: ProductCardProps) {
  const say = useSay();
  const actions = useCardActions();
  const [chosen, setChosen] = useState(card.id);
  const [seen, setSeen] = useState(false);
  const colour = card.colours.find(({ productId }) => productId === chosen);
  const shown = { ...card, productId: card.id, ...colour, url: colour ? colourUrl(card, colour) : card.url };
  const [first, second] = shown.pictures;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className="group relative isolate flex flex-col"
      onPointerEnter={() => setSeen(true)}
      data-product={shown.productId}
    >
      <div className="relative aspect-square overflow-hidden bg-mist">
        {first && (
          <Picture
            key={first}
            name={first}
            alt=""
            sizes={sizes}
            priority={priority}
            most={800}
            className="aspect-square w-full"
          />
        )}
        {seen && second && (
          <Picture
            key={second}
            name={second}
            alt=""
            sizes={sizes}
            most={800}
            className="absolute inset-0 aspect-square w-full opacity-0 transition-opacity duration-200 ease-out group-hover:opacity-100"
          />
        )}
        <span className="pointer-events-none absolute left-3 right-12 top-3 z-10">
          <Eyebrow eyebrow={card.eyebrow} badge={card.badge} />
        </span>
        {!shown.available && (
          <span className="label-caps absolute bottom-3 left-3 z-10">{say('catalogue.card.soldOut')}</span>
        )}
        {actions && <div className="absolute right-0 top-0 z-20">{actions(shown.productId, card.name)}</div>}
        {corner && <div className="absolute bottom-0 right-0 z-20">{corner(shown.productId, card.name)}</div>}
      </div>
      <div className="relative z-20 mt-2">
        <SwatchBars name={card.name} colours={card.colours} current={shown.productId} onChoose={setChosen} />
      </div>
      <Heading className="mt-1 font-medium leading-snug">
        <Link href={shown.url} className="quiet-link after:absolute after:inset-0 after:z-10">
          {card.name}
        </Link>
      </Heading>
      <p className="text-14 text-granite">{card.kind}</p>
      <p className="mt-1.5">
        <Price price={shown.price} currency={card.currency} />
      </p>
    </article>
  );
}
