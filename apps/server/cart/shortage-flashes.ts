import type { Flash } from '@eyelet/contracts/cart/flash.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import { longestSheetCity } from '@eyelet/domain/wallets/sheet-contact.ts';
import { addressProblems } from '../addresses/check.ts';
import type { Context } from '../kernel/context.ts';
import { priceDocument } from '../pricing/price.ts';
import { flashOf } from './view-flash.ts';

/** What prevents a cart from being ordered: too little stock (C8.149, C8.151), a wrong address (C8.152). */
export function shortageFlashes(context: Context, document: CartDocument, units: FreeUnits): readonly Flash[] {
  const { delivery } = priceDocument(context, document, { units });
  const short = delivery.shortages.map(({ lineId, available }) => {
    const type = available > 0 ? 'ProductLineItemInventoryMissing' : 'ProductLineItemFullInventoryMissing';
    return flashOf(context, type, { itemId: lineId, maxAllowedQty: available });
  });
  const { shippingAddress } = document;
  const isSent = delivery.shipments.some(({ kind }) => kind === 'home' || kind === 'customs');
  const isWrong =
    isSent && shippingAddress && addressProblems(context, shippingAddress, 'S', longestSheetCity).length > 0;
  return isWrong ? [...short, flashOf(context, 'InvalidShippingAddress', {})] : short;
}
