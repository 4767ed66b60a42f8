import type { Address, AddressDetails } from '@eyelet/contracts/addresses/address.ts';
import type { Fulfilment } from '@eyelet/contracts/cart/fulfilment.ts';
import type { GiftOption } from '@eyelet/contracts/cart/gift-option.ts';
import type { TransitionReason } from '@eyelet/contracts/cart/transition.ts';
import type { TransitionType } from '@eyelet/contracts/errors/flash-types.ts';
import type { OfferedMethod } from '../markets/market.ts';
import type { ValueMethod } from '../payments/value-methods.ts';
import type { PriceAdjustment } from '../price-adjustments/adjustment.ts';
import type { PromotionUses } from '../promotions/limits.ts';
import type { ShopperFacts } from '../promotions/promotion.ts';
import type { GiftCardWish } from './gift-card-wish.ts';

/** Maximum quantity of an item unless its product or its buyer sets a lower one (C5.56, C9.17). */
export const highestQuantity = 999_999;

/** Lines that a cart may have; it bounds the size of an answer and of an order. */
export const mostLines = 100;

/** The chosen fulfilment of a line; only a pickup and a delivery to a store name a store. */
export type DeliveryChoice = Readonly<{ fulfilment: Fulfilment; storeId: string | null }>;

/** A delivery that the server had to change (C4.20 to C4.25), kept until the shopper changes the line. */
export type LineTransition = Readonly<{
  type: TransitionType;
  reason: TransitionReason;
  /** Method codes before and after. */
  fromCode: string;
  toCode: string;
  /** Store of the delivery before or after. */
  storeId: string | null;
  /** By how much the total price of delivery has changed, in minor units; negative: less. */
  priceDifference: number;
  /** The shopper's choice. */
  from: DeliveryChoice;
  /** Restores the previous choice where it holds again; `code` where a method was replaced. */
  undo: (DeliveryChoice & Readonly<{ code: string | null }>) | null;
  /** Whether it has interrupted an order and was not shown yet. */
  interrupts?: boolean;
}>;

/** One line of a cart as stored: the shopper's choices, without prices. */
export type CartLine = DeliveryChoice &
  Readonly<{
    id: string;
    upc: string;
    productId: string;
    quantity: number;
    maxQuantity: number;
    /** Recipe of a customised product; two recipes of one SKU are two lines. */
    recipeId: string | null;
    giftOption: GiftOption | null;
    transition: LineTransition | null;
    /** Promotion that gives it; null for goods that the shopper has added. */
    bonus: string | null;
    /** The options of the gift card, if it is one. */
    giftCard?: GiftCardWish;
  }>;

/** A code in a cart. Its effect is computed whenever the cart is priced. */
export type CartCoupon = Readonly<{
  id: string;
  code: string;
  promotionId: string;
  /** ISO 8601; null: no end. */
  endsAt: string | null;
}>;

/** A means of payment attached before the order is placed, by the provider's token. */
export type CartInstrument = Readonly<{
  id: string;
  methodId: OfferedMethod | ValueMethod;
  token: string;
  card: Readonly<{ brand: string; last4: string; expiryMonth: number; expiryYear: number }> | null;
  /** The shopper's account name at the payment service. */
  account: string | null;
  /** The provider's id of the shopper's consent (c_requestID). */
  requestId: string | null;
  /** The amount it covers, in minor units; null: the remainder. */
  amount: number | null;
  /** The saved card of the token. */
  savedCardId: string | null;
  /** Whether the card is to be saved once it has paid. */
  keep: boolean;
}>;

/** The collection point or store of a shipment, and who collects it. */
export type CollectionPoint = Readonly<{
  id: string;
  name: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
  contact: Readonly<{ firstName: string; lastName: string; email: string; phone: string }>;
}>;

/** An address with what the shopper's client keeps with it; carts from before that have none of it. */
export type CartAddress = Address & Readonly<Partial<AddressDetails>>;

/** A cart as one document. Prices, names and stock are read from the catalogue on each view. */
export type CartDocument = Readonly<{
  locale: string;
  lines: readonly CartLine[];
  shippingAddress: CartAddress | null;
  billingAddress: CartAddress | null;
  /** Whether the billing address is the shipping address, also when that changes. */
  billsShippingAddress: boolean;
  /** Method of the shipment home: standard, express or, with a collection point, pudo. */
  shippingMethod: string;
  /** Whether the shopper chose the method; such a choice is kept while it applies (C7.37). */
  shopperAppliedMethod: boolean;
  /** A replaced method (C4.25), until the shopper chooses one. */
  methodTransition: LineTransition | null;
  /** The shopper's preferred store; preferred when the warehouses are short of stock. */
  favStoreId: string | null;
  collectionPoint: CollectionPoint | null;
  /** The contact to notify when a pickup is ready, if it is not the buyer. */
  pickupContact: Readonly<{ email: string; phone: string }> | null;
  /** For fraud checks (C7.57). */
  deviceFingerprint: string | null;
  /** Temporary basket of a wallet on a product page: never merged, never the consumer's current cart. */
  temporary: boolean;
  coupons: readonly CartCoupon[];
  instruments: readonly CartInstrument[];
  /** Cart whose lines this one copied when its session expired; merging back does not double them. */
  copiedFrom?: string;
  /** The adjustments of a store associate. */
  adjustments?: readonly PriceAdjustment[];
  /** The sizes that the shopper has chosen as gifts, by promotion. */
  chosenGifts?: Readonly<Record<string, string>>;
  /** Lines of lost gifts that have interrupted an order and were not shown yet. */
  lostGifts?: readonly string[];
  /**
   * The uses of promotions with limits when the cart was read. As stored: when it was last written, which is what its
   * shopper has seen.
   */
  uses?: PromotionUses;
  /** What promotions ask about the shopper, as it was when it was read. */
  shopper?: CartShopper;
  /** Promotions whose limit has interrupted an order and was not shown yet. */
  lostPromotions?: readonly string[];
}>;

/** What promotions may ask about the owner of a cart: their own orders, and the store that they sell for. */
export type CartShopper = ShopperFacts & Readonly<{ worksAt: string | null }>;

/** A cart without lines (C4.15: it exists only once something is added). */
export function emptyCart(locale: string): CartDocument {
  return {
    locale,
    lines: [],
    shippingAddress: null,
    billingAddress: null,
    billsShippingAddress: false,
    shippingMethod: 'standard',
    shopperAppliedMethod: false,
    methodTransition: null,
    favStoreId: null,
    collectionPoint: null,
    pickupContact: null,
    deviceFingerprint: null,
    temporary: false,
    coupons: [],
    instruments: [],
  };
}

const untouched = { fulfilment: 'home', storeId: null, giftOption: null, transition: null, bonus: null } as const;

type StoredLine = Omit<CartLine, keyof typeof untouched> & Partial<CartLine>;

const plainCard = { account: null, requestId: null, amount: null, savedCardId: null, keep: false } as const;

type StoredInstrument = Omit<CartInstrument, keyof typeof plainCard> & Partial<CartInstrument>;

type Listed = 'lines' | 'instruments';
type Original = 'locale' | 'shippingAddress' | 'billingAddress' | 'shippingMethod';

/** A document as stored; one from before carts had several fulfilments lacks members. */
export type StoredDocument = Pick<CartDocument, Original> &
  Partial<Omit<CartDocument, Original | Listed>> &
  Readonly<{ lines: readonly StoredLine[]; instruments: readonly StoredInstrument[] }>;

/**
 * A stored document in the current shape. Missing members get the values that applied to older documents, in which only
 * the shopper could have chosen another than the default method. Complete documents are unchanged.
 */
export function readDocument(stored: StoredDocument): CartDocument {
  const lines = stored.lines.map((line): CartLine => ({ ...untouched, ...line }));
  const instruments = stored.instruments.map((one): CartInstrument => ({ ...plainCard, ...one }));
  const shopperAppliedMethod = stored.shopperAppliedMethod ?? stored.shippingMethod !== 'standard';
  return { ...emptyCart(stored.locale), ...stored, shopperAppliedMethod, lines, instruments };
}
