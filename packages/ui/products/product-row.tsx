import type { Card } from '@eyelet/contracts/catalogue/card.ts';
import { ProductCard } from './product-card.tsx';

/** Products on one line that is pushed sideways where it does not fit; six fill a wide screen. */
export function ProductRow({ cards, label }: Readonly<{ cards: readonly Card[]; label: string }>) {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="no-scrollbar grid auto-cols-[minmax(62vw,1fr)] grid-flow-col gap-3 overflow-x-auto scroll-px-(--gutter) snap-x snap-mandatory px-gutter sm:auto-cols-[minmax(34vw,1fr)] sm:gap-5 lg:auto-cols-[minmax(12.5rem,1fr)]"
    >
      {cards.map((card) => (
        <li key={card.masterId} className="snap-start">
          <ProductCard card={card} sizes="(min-width: 64rem) 17vw, (min-width: 40rem) 34vw, 62vw" />
        </li>
      ))}
    </ul>
  );
}
