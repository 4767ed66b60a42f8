import type { Goods } from '@eyelet/contracts/stock/goods.ts';
import type { ReactNode } from 'react';
import { goodsName } from './goods-name.ts';

type PieceProps = Readonly<{
  goods: Goods;
  /** What is known of it here. */
  hint?: ReactNode;
  children?: ReactNode;
}>;

/** A kind of goods in a list of the class `pieces`: picture, name, size, and what is done with it. */
export function Piece({ goods, hint, children }: PieceProps) {
  return (
    <li className="piece">
      {goods.image === '' ? (
        <span className="piece-blank" />
      ) : (
        <img src={`/media/w240/${goods.image}`} alt="" width={56} height={56} loading="lazy" />
      )}
      <span className="piece-name">
        {goodsName(goods)}
        <span className="hint">
          <code>{goods.sku}</code>
          {hint === undefined ? undefined : <> · {hint}</>}
        </span>
      </span>
      {children}
    </li>
  );
}
