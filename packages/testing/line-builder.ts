import { type Goods, type SoldLine, sellLine } from '@eyelet/domain/pricing/line.ts';
import { cartLine } from './delivery-builder.ts';

type Given = Readonly<{
  quantity?: number;
  current?: number;
  original?: number;
  masterId?: string;
  categories?: readonly string[];
  bonus?: string | null;
}>;

/** A line of one unit; by default 10.00, of a product whose id is that of the line. Amounts in minor units. */
export function soldLine(id: string, { current = 1000, original = current, ...given }: Given = {}): SoldLine {
  const { quantity = 1, masterId = id, categories = [], bonus = null } = given;
  const price = { current, original };
  const goods: Goods = {
    sku: { upc: `upc-${id}`, productId: masterId, masterId },
    product: { isDigital: false, isCustoms: false },
    price,
  };
  return sellLine(cartLine({ id, upc: goods.sku.upc, quantity, bonus }), goods, price, categories);
}
