import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CouponItem } from '@eyelet/contracts/cart/coupon.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';

/** A line of a cart, as the API answers it. */
export function anItem(particulars: Partial<CartItem> = {}): CartItem {
  return {
    id: 'line-1',
    productId: 'SKDECK01INK',
    masterId: 'SKDECK01',
    upc: '4000000000017',
    sku: 'SKDECK01INK-42',
    recipeId: null,
    qty: 1,
    maxQty: 999_999,
    name: 'Deck shoe',
    colour: 'Ink',
    size: '42',
    image: 'SKDECK01INK-side',
    pdpUrl: '/en-us/p/deck-shoe-SKDECK01INK',
    price: {
      current: 80,
      original: 80,
      highCurrent: 80,
      highOriginal: 80,
      rowTotal: 80,
      priceAfterItemDiscount: 80,
      priceAfterOrderDiscount: 80,
    },
    taxTotal: 0,
    bonus: false,
    isCustoms: false,
    isDigitalProduct: false,
    giftOption: null,
    giftCard: null,
    productPromotions: [],
    shippingPromotions: [],
    available: 20,
    shippingOptions: [],
    fulfilment: 'home',
    storeId: null,
    shippingId: 'shipment-1',
    transition: null,
    giftOptionAvailable: false,
    otherGifts: [],
    ...particulars,
  };
}

/** A cart, as the API answers it. */
export function aCart(particulars: Partial<Cart> = {}): Cart {
  const items = particulars.items ?? [anItem()];
  const units = items.reduce((sum, item) => sum + item.qty, 0);
  return {
    id: 'basket-1',
    basketId: 'basket-1',
    version: 1,
    currency: 'USD',
    locale: 'en_US',
    totalItems: units,
    totals: {
      itemSubTotal: 80,
      rowTotal: 80,
      totalDiscount: 0,
      totalDiscountPercentage: 0,
      itemTotal: 80,
      shipping: 0,
      tax: 0,
      taxAmount: 0,
      totalWithoutTax: 80,
      netAmount: 80,
      total: 80,
      remainingToPay: 80,
      totalUnits: units,
      appliedRewards: [],
      taxIncluded: false,
      taxPending: true,
      taxation: 'net',
    },
    items,
    payment_instruments: [],
    giftCards: [],
    shippingMethods: [],
    shippingAddress: null,
    billingAddress: null,
    pickupContact: null,
    couponItems: [],
    orderPromotions: [],
    promoSummary: [],
    flash: [],
    customerNotifications: [],
    priceAdjustments: [],
    ...particulars,
  };
}

/** A coupon with an effect in a cart, as the API answers it. */
export function aCoupon(code: string, particulars: Partial<CouponItem> = {}): CouponItem {
  return {
    couponItemId: `coupon-${code}`,
    code,
    status: 'applied',
    valid: true,
    promotionId: `promotion-${code}`,
    promotionName: `Something off for ${code}`,
    calloutMessage: null,
    ...particulars,
  };
}
