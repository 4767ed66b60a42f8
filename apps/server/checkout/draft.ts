import type { DraftAdjustment, DraftLine, OrderDraft } from '@eyelet/db/placement/draft.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { productPath } from '@eyelet/domain/pages/paths.ts';
import type { Row } from '../cart/goods.ts';
import type { PricedCart } from '../cart/price.ts';
import { deliveryTime, methodLabel } from '../cart/texts.ts';
import { theShipment } from '../cart/view-methods.ts';
import type { Context } from '../kernel/context.ts';
import type { Share } from '../payments/check-instruments.ts';
import { paymentOf } from '../payments/draft-payment.ts';

/** Where an order comes from, unless told otherwise (C9.08, C9.09). */
const channel = 'ECOMM';
const source = 'ECOM15';

/** The order that a checked cart becomes, in whole minor units and in the words of the shopper's language. */
export function draftOf(
  document: CartDocument,
  priced: PricedCart,
  shares: readonly Share[],
  context: Context,
): OrderDraft {
  const { market } = context;
  const { totals } = priced;
  const method = totals.method?.method;
  return {
    order: {
      locale: market.header,
      currency: market.currency,
      email: document.shippingAddress?.email ?? document.billingAddress?.email ?? '',
      billing: document.billingAddress,
      item_sub_total: totals.itemOriginal,
      original_total: totals.itemOriginal,
      discount_total: totals.discount,
      item_total: totals.itemTotal,
      shipping_total: totals.shipping,
      tax_total: totals.tax,
      total: totals.total,
      total_units: totals.units,
      tax_included: totals.taxIncluded,
      channel,
      source,
      mobile_channel: context.channel,
    },
    lines: priced.rows.map((row, index) => lineOf(row, index, totals.lines[index]?.tax ?? 0, context)),
    shipments: [
      {
        shipping_id: theShipment,
        method_code: method?.code ?? 'digital',
        method_label: method ? methodLabel(market.language, method) : '',
        delivery_time: method ? deliveryTime(market.language, method) : '',
        price: totals.shipping,
        address: document.shippingAddress,
      },
    ],
    adjustments: adjustmentsOf(priced),
    payments: shares.map((share) => paymentOf(share, context.shop.payments.name)),
  };
}

function lineOf({ line, goods, price }: Row, index: number, tax: number, { shop, market }: Context): DraftLine {
  const { product, sku } = goods;
  const rowTotal = price.current * line.quantity;
  return {
    line_no: index + 1,
    item_id: line.id,
    shipping_id: theShipment,
    upc: sku.upc,
    sku: sku.sku,
    product_id: sku.productId,
    master_id: sku.masterId,
    name: product.name,
    colour: product.colour,
    size: goods.size,
    image: product.picture,
    page_path: productPath(market.locale, product.slug, product.productId),
    place_id: product.isDigital ? null : warehouseFor(sku.upc, line.quantity, { shop, market }),
    recipe_id: line.recipeId,
    digital: product.isDigital,
    customs: product.isCustoms,
    qty: line.quantity,
    max_qty: line.maxQuantity,
    current_price: price.current,
    original_price: price.original,
    row_total: rowTotal,
    row_after_item_discount: rowTotal,
    row_after_order_discount: rowTotal,
    tax_total: tax,
  };
}

/** The first warehouse of the region that has a whole line; the first of all when none has, and reserving will tell. */
function warehouseFor(upc: string, quantity: number, { shop, market }: Pick<Context, 'shop' | 'market'>): string {
  const { catalogue } = shop;
  const warehouses = catalogue.places().filter((place) => place.kind === 'warehouse' && place.region === market.region);
  const fitting = warehouses.find(({ id }) => catalogue.availability(upc, { placeId: id }) >= quantity);
  return (fitting ?? warehouses[0])?.id ?? '';
}

/** What makes the total out of the original prices: reductions, delivery, tax. */
function adjustmentsOf({ rows, totals }: PricedCart): readonly DraftAdjustment[] {
  const reductions = rows.flatMap(({ line, price }) => {
    const amount = (price.original - price.current) * line.quantity;
    return amount > 0 ? [{ item_id: line.id, kind: 'markdown' as const, label: 'markdown', amount: -amount }] : [];
  });
  const delivery = {
    item_id: null,
    kind: 'shipping' as const,
    label: totals.method?.method.code ?? '',
    amount: totals.shipping,
  };
  const tax = {
    item_id: null,
    kind: 'tax' as const,
    label: totals.taxIncluded ? 'included' : 'added',
    amount: totals.tax,
  };
  return [...reductions, delivery, tax].map((one, index) => ({ adjustment_no: index + 1, ...one }));
}
