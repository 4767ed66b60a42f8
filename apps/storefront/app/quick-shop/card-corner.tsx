import type { CardCorner } from '@eyelet/ui/products/card-corner.tsx';
import { QuickShopButton } from './quick-shop-button.tsx';

/** The quick shop in the corner of the cards that a block shows. */
export const quickShopCorner: CardCorner = (productId, name) => <QuickShopButton productId={productId} name={name} />;
