import { ProductCard } from './product-card.tsx';
import type { ShownCard } from './shown-card.ts';

/** Products in one row that scrolls sideways if it does not fit; six fill a wide screen. */
export function ProductRow({ cards, label }: Readonly<{ cards: readonly ShownCard[]; label: string }>) {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be reachable by keyboard
      tabIndex={0}
      className={`product-row ${cards.length > 4 ? 'lg:auto-cols-[max(12.5rem,calc((100%-6.25rem)/6))]' : 'lg:auto-cols-[calc((100%-3.75rem)/4)]'}`}
    >
      {cards.map((card) => (
        <li key={card.masterId} className="snap-start">
          <ProductCard card={card} sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 34vw, 62vw" />
        </li>
      ))}
    </ul>
  );
}
