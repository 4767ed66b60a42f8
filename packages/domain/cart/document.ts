import type { Address } from '@eyelet/contracts/addresses/address.ts';
import type { Fulfilment } from '@eyelet/contracts/cart/fulfilment.ts';
import type { GiftOption } from '@eyelet/contracts/cart/gift-option.ts';
import type { TransitionReason } from '@eyelet/contracts/cart/transition.ts';
import type { TransitionType } from '@eyelet/contracts/errors/flash-types.ts';
import type { OfferedMethod } from '../markets/market.ts';

/** Quantity an item may reach unless its product or its buyer sets a lower one (C5.56, C9.17). */
export const highestQuantity = 999_999;

/** Lines a cart may have; a bound for what one answer holds and one order writes. */
export const mostLines = 100;

/** How a line reaches the shopper, as chosen; only a pickup and a delivery to a store name a store. */
export type DeliveryChoice = Readonly<{ fulfilment: Fulfilment; storeId: string | null }>;

/** What the server had to deliver otherwise than chosen (C4.20 to C4.25), kept until the shopper touches the line. */
export type LineTransition = Readonly<{
  type: TransitionType;
  reason: TransitionReason;
  /** Method codes before and now. */
  fromCode: string;
  toCode: string;
  /** Store of the delivery before or now. */
  storeId: string | null;
  /** What all delivery costs more than before, in minor units; negative: less. */
  priceDifference: number;
  /** What was chosen before. */
  from: DeliveryChoice;
  /** The way back where the old choice holds again; `code` where a method was replaced. */
  undo: (DeliveryChoice & Readonly<{ code: string | null }>) | null;
  /** Whether it has interrupted an order and that was not told yet. */
  interrupts?: boolean;
}>;

/** One line of a cart as stored: what was chosen, never what it costs. */
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
    /** Promotion that gives it; null for what the shopper has put in. */
    bonus: string | null;
  }>;

/** A code in a cart. What it brings is looked up whenever the cart is priced. */
export type CartCoupon = Readonly<{
  id: string;
  code: string;
  promotionId: string;
  /** ISO 8601; null: it never ends. */
  endsAt: string | null;
}>;

/** A means of payment attached before the order is placed, known by the provider's token. */
export type CartInstrument = Readonly<{
  id: string;
  methodId: OfferedMethod;
  token: string;
  card: Readonly<{ brand: string; last4: string; expiryMonth: number; expiryYear: number }> | null;
  /** Account at the payment service, as the shopper knows it. */
  account: string | null;
  /** The provider's name of the shopper's consent (c_requestID). */
  requestId: string | null;
  /** What it is to cover, in minor units; null: what the others leave. */
  amount: number | null;
  /** The saved card that the token is of. */
  savedCardId: string | null;
  /** Whether the card is to be saved once it has paid. */
  keep: boolean;
}>;

/** Where a shipment home is handed over instead, and who collects it. */
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

/** A cart as one document. Prices, names and stock are read from the catalogue whenever it is shown. */
export type CartDocument = Readonly<{
  locale: string;
  lines: readonly CartLine[];
  shippingAddress: Address | null;
  billingAddress: Address | null;
  /** Whether the bill goes where the goods go, also when that changes. */
  billsShippingAddress: boolean;
  /** Method of what is sent home: standard, express or, with a collection point, pudo. */
  shippingMethod: string;
  /** Whether the shopper chose the method himself; such a choice is kept while it applies (C7.37). */
  shopperAppliedMethod: boolean;
  /** A method that had to be replaced (C4.25), until the shopper chooses one. */
  methodTransition: LineTransition | null;
  /** Store that the shopper prefers; the first to be asked when the warehouses are short. */
  favStoreId: string | null;
  collectionPoint: CollectionPoint | null;
  /** Who is written to when a pickup is ready, where it is not the buyer. */
  pickupContact: Readonly<{ email: string; phone: string }> | null;
  /** For fraud checks (C7.57). */
  deviceFingerprint: string | null;
  /** Basket of a wallet on a product page: never merged, never the consumer's current cart. */
  temporary: boolean;
  coupons: readonly CartCoupon[];
  instruments: readonly CartInstrument[];
  /** Cart whose lines this one took over when its session ended; merging back does not double them. */
  copiedFrom?: string;
  /** Lines of gifts whose loss has interrupted an order and was not told yet. */
  lostGifts?: readonly string[];
}>;

/** A cart without anything in it (C4.15: it exists only once something is added). */
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

/** A document as the database may hold it: one that was written before carts had several ways of delivery lacks members. */
export type StoredDocument = Pick<CartDocument, Original> &
  Partial<Omit<CartDocument, Original | Listed>> &
  Readonly<{ lines: readonly StoredLine[]; instruments: readonly StoredInstrument[] }>;

/**
 * A stored document with all members of today: what older ones lack is what held for them, when only the shopper could
 * have chosen another method than the usual one. Whole ones stay as they are.
 */
export function readDocument(stored: StoredDocument): CartDocument {
  const lines = stored.lines.map((line): CartLine => ({ ...untouched, ...line }));
  const instruments = stored.instruments.map((one): CartInstrument => ({ ...plainCard, ...one }));
  const shopperAppliedMethod = stored.shopperAppliedMethod ?? stored.shippingMethod !== 'standard';
  return { ...emptyCart(stored.locale), ...stored, shopperAppliedMethod, lines, instruments };
}
