import type { CardCorner } from '@eyelet/ui/products/card-corner.tsx';
import { QuickShopButton } from './quick-shop-button.tsx';

/** The quick shop button for the cards of blocks. */
export const quickShopCorner: CardCorner = (productId, name) => <QuickShopButton productId={productId} name={name} />;
