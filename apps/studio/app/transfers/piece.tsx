import type { StockedSize } from '@eyelet/contracts/stock/find.ts';
import type { ReactNode } from 'react';

type PieceProps = Readonly<{
  goods: Pick<StockedSize, 'image' | 'name' | 'colour' | 'size' | 'sku'>;
  /** What is known of it here. */
  hint?: ReactNode;
  children?: ReactNode;
}>;

/** A kind of goods in a list of the class `pieces`: picture, name, size, and what is done with it. */
export function Piece({ goods: { image, name, colour, size, sku }, hint, children }: PieceProps) {
  return (
    <li className="piece">
      {image === '' ? (
        <span className="piece-blank" />
      ) : (
        <img src={`/media/w240/${image}`} alt="" width={56} height={56} loading="lazy" />
      )}
      <span className="piece-name">
        {[name, colour, size].filter((text) => text !== '').join(', ')}
        <span className="hint">
          <code>{sku}</code>
          {hint === undefined ? undefined : <> · {hint}</>}
        </span>
      </span>
      {children}
    </li>
  );
}
