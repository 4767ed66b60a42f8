import { type ReactNode, useState } from 'react';
import { Link } from '../links/link.tsx';
import { Picture } from '../pictures/picture.tsx';
import { ShopperPrice } from '../prices/shopper-price.tsx';
import { useShared } from '../sharing/shared-parts.tsx';
import { useSay } from '../words/words.tsx';
import { useCardActions } from './card-actions.tsx';
import { Eyebrow } from './eyebrow.tsx';
import { colourUrl, type ShownCard, type ShownColour } from './shown-card.ts';
import { SwatchBars } from './swatch-bars.tsx';

export type ProductCardProps = Readonly<{
  card: ShownCard;
  sizes: string;
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** A control in the lower corner of the picture, such as a quick purchase. */
  corner?: (productId: string, name: string) => ReactNode;
}>;

/** One style: picture, colours, name, price. Choosing a colour changes picture, price and link. */
export function ProductCard({ headingLevel = 3, ...props }: ProductCardProps) {
  const { card, sizes, priority, corner } = props;
  const [chosen, setChosen] = useState(card.id);
  const [seen, setSeen] = useState(false);
  const colour = card.colours.find(({ productId }) => productId === chosen);
  const content = useShared(
    'product card',
    // The head of the page preloads pictures with priority.
    priority || corner ? undefined : card,
    `${sizes} ${headingLevel}`,
    <Content {...props} headingLevel={headingLevel} colour={colour} seen={seen} onChoose={setChosen} />,
  );
  return (
    <article
      className="card"
      onPointerEnter={() => setSeen(true)}
      data-product={colour?.productId ?? card.id}
      {...content}
    />
  );
}

type ContentProps = ProductCardProps &
  Required<Pick<ProductCardProps, 'headingLevel'>> &
  Readonly<{
    /** The chosen one; undefined of a card with one colour. */
    colour: ShownColour | undefined;
    /** Whether a pointer has been over the card. */
    seen: boolean;
    onChoose: (productId: string) => void;
  }>;

function Content({ card, sizes, priority = false, headingLevel, corner, colour, seen, onChoose }: ContentProps) {
  const say = useSay();
  const actions = useCardActions();
  const shown = { ...card, productId: card.id, ...colour, url: colour ? colourUrl(card, colour) : card.url };
  const [first, second] = shown.pictures;
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div className="card-view">
        {first && <Picture key={first} name={first} alt="" sizes={sizes} priority={priority} least={360} most={800} />}
        {seen && second && (
          <Picture key={second} name={second} alt="" sizes={sizes} least={360} most={800} className="card-second" />
        )}
        <span className="card-label">
          <Eyebrow eyebrow={card.eyebrow} badge={card.badge} />
        </span>
        {!shown.available && <span className="label-caps absolute bottom-3 left-3 z-10">{say('product.soldOut')}</span>}
        {actions && <div className="card-top">{actions(shown.productId, card.name)}</div>}
        {corner && <div className="card-foot">{corner(shown.productId, card.name)}</div>}
      </div>
      <div className="card-colours">
        <SwatchBars name={card.name} colours={card.colours} current={shown.productId} onChoose={onChoose} />
      </div>
      <Heading className="card-name">
        <Link href={shown.url} className="quiet-link">
          {card.name}
        </Link>
      </Heading>
      <p className="text-14 text-granite">{card.kind}</p>
      <p className="mt-1.5">
        <ShopperPrice price={shown.price} currency={card.currency} masterId={card.masterId} />
      </p>
    </>
  );
}
