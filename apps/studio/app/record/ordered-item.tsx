import type { DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import type { ReactNode } from 'react';

type OrderedItemProps = Readonly<{
  item: Pick<DeskShipment['items'][number], 'image' | 'qty' | 'name' | 'colour' | 'size' | 'sku'>;
  /** As people read it. */
  amount: string;
  /** What else is known of it. */
  children?: ReactNode;
}>;

/** An item that somebody has bought, in a list of the class `order-items`. */
export function OrderedItem({ item, amount, children }: OrderedItemProps) {
  return (
    <li>
      <img src={`/media/w240/${item.image}`} alt="" width={56} height={56} loading="lazy" />
      <span className="order-item-name">
        {item.qty} × {item.name}
        <span className="hint">
          {item.colour}, {item.size} · <code>{item.sku}</code>
        </span>
        {children}
      </span>
      <span>{amount}</span>
    </li>
  );
}
