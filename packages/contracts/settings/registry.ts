import { type Static, type TSchema, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { sellerSchema } from './seller.ts';

const on = Type.Boolean();
const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const seller = nullable(sellerSchema);

/**
 * The settings that staff change, with the shape of each value. Operators set the rest in the environment. Defaults are
 * the server's, as some come from the environment.
 */
export const settingSchemas = {
  /** The shop's name on pages, in mails and on passkeys. */
  'brand.name': Type.String({ minLength: 1, maxLength: 60, pattern: '^\\S(.*\\S)?$' }),
  /** The logo as the data URL of a picture, stored as a PNG; null: the drawn one. */
  'brand.logo': nullable(
    Type.String({
      maxLength: 240_000,
      pattern: '^data:image/(png|jpeg|webp|svg\\+xml);base64,[A-Za-z0-9+/]+={0,2}$',
      contentMediaType: 'image/*',
    }),
  ),
  /** The short enrolment instead of the sign-in dialog (B4.2.01). */
  'features.simplified-enrolment': on,
  /** The button to join the programme in the header. */
  'features.join-loyalty-button': on,
  /** The question about interests in an enrolment. */
  'features.interests': on,
  /** Greetings that go with an item (C3.15). */
  'features.greetings': on,
  /** Minutes after placing within which a shopper may cancel a whole order (C9.35); 0: never. */
  'orders.cancel-minutes': whole(0, 240),
  /** Whether shoppers may cancel single items within that time, while the rest of their order is sent. */
  'orders.cancel-items': on,
  /** The most gift cards that may pay for one order (C8.59). */
  'gift-cards.most-of-order': whole(1, 10),
  /** Code that is applied when the sheet of Apple Pay opens (B4.5.04); null: none. */
  'wallets.apple-pay-code': nullable(Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })),
  /** Units of a size at or below which shoppers read that few are left; 0: never. */
  'goods.few-of-size': whole(0, 50),
  /** Days after its launch for which a style counts as new; 0: never. */
  'goods.new-days': whole(0, 365),
  /** Reservations in stores that one shopper may have at a time, and units that the guests of one network may (C7.58). */
  'reservations.most': whole(1, 100),
  /** Units of a size that a guest may reserve. */
  'reservations.most-units-of-guest': whole(1, 20),
  /** Days for which an order waits in its store to be collected, before it is given back. */
  'pickups.days': whole(3, 60),
  /** Days after which a transfer that was sent and has not wholly come is late. */
  'transfers.transit-days': whole(1, 90),
  /**
   * The most percent that a store associate may take off a price without approval, unless they have a limit of their
   * own.
   */
  'associates.adjust-alone': whole(0, 100),
  /** The most codes of one cart (C8.90). */
  'promotions.most-codes': whole(1, 20),
  /** Percent of the price without tax that promotions leave over the cost of goods; 0: nothing is guarded. */
  'promotions.margin-floor': whole(0, 90),
  /** Points for each whole unit of currency, in percent of those of a plain member. */
  'loyalty.silver-percent': whole(100, 1000),
  'loyalty.gold-percent': whole(100, 1000),
  /** Points on a member's birthday, by tier; 0: none. */
  'loyalty.birthday-points': whole(0, 100_000),
  'loyalty.birthday-points-silver': whole(0, 100_000),
  'loyalty.birthday-points-gold': whole(0, 100_000),
  /** Points for each of two members once an order of the recommended one holds; 0: none. */
  'loyalty.referral-points': whole(0, 100_000),
  /** Recommendations that one member is rewarded for within a year. */
  'loyalty.referrals-a-year': whole(0, 1000),
  /** Days before points expire at which their member is warned. */
  'loyalty.warning-days': whole(1, 180),
  /** Points that one of the staff gives or takes alone; above it, somebody else approves. */
  'loyalty.adjust-alone': whole(0, 1_000_000),
  /** Points earned within twelve months from which on members of a country have a tier; 0: it has none. */
  'tiers.silver-US': whole(0, 1_000_000),
  'tiers.gold-US': whole(0, 1_000_000),
  'tiers.silver-CA': whole(0, 1_000_000),
  'tiers.gold-CA': whole(0, 1_000_000),
  'tiers.silver-GB': whole(0, 1_000_000),
  'tiers.gold-GB': whole(0, 1_000_000),
  'tiers.silver-FR': whole(0, 1_000_000),
  'tiers.gold-FR': whole(0, 1_000_000),
  'tiers.silver-DE': whole(0, 1_000_000),
  'tiers.gold-DE': whole(0, 1_000_000),
  'tiers.silver-IT': whole(0, 1_000_000),
  'tiers.gold-IT': whole(0, 1_000_000),
  /** Downloads of the file of a line of an order. */
  'downloads.most': whole(1, 100),
  /** Days for which a link to a file in a mail is valid. */
  'downloads.mailed-days': whole(1, 365),
  /** The address for letters about new cases; null: none are sent. */
  'care.email': nullable(Type.String({ minLength: 3, maxLength: 100, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' })),
  /**
   * The hours in which cases are worked on, in the local time of the customer's market, Monday to Friday but on holidays; the whole day
   * where they do not end after they begin.
   */
  'care.opens-hour': whole(0, 23),
  'care.closes-hour': whole(1, 24),
  /** Working hours within which a first answer and a solution are aimed at; 0: nothing is. */
  'care.answer-hours': whole(0, 500),
  'care.solution-hours': whole(0, 1000),
  'care.warranty-answer-hours': whole(0, 500),
  'care.warranty-solution-hours': whole(0, 1000),
  /** Whole units of its currency that one of the staff gives back of an order alone; above it, somebody else approves. */
  'care.refund-alone': whole(0, 100_000),
  /** Days after delivery in which goods may be sent back, by anybody and by members (C9.34); laws ask for fourteen. */
  'returns.days': whole(14, 365),
  'returns.member-days': whole(14, 365),
  /** Days after which a return that was announced holds nothing back any more, if no parcel was handed over or came. */
  'returns.days-to-send': whole(7, 365),
  /** Style numbers on final sale, which cannot be sent back, separated by spaces; null: none. */
  'returns.final-sale': nullable(
    Type.String({ minLength: 8, maxLength: 2000, pattern: '^[A-Z0-9]{8}( [A-Z0-9]{8})*$' }),
  ),
  /** Days for which a piece is put aside for an exchange, from when it was asked for and from when its parcel is on its way. */
  'returns.exchange-days': whole(1, 60),
  /** Sends another size as soon as the parcel of the first one is handed over, instead of once it is accepted. */
  'returns.exchange-at-once': on,
  /** Store credit that is lent in a country on a return whose parcel is on its way, in whole units of its currency; 0: none is. */
  'returns.instant-credit-US': whole(0, 10_000),
  'returns.instant-credit-CA': whole(0, 10_000),
  'returns.instant-credit-GB': whole(0, 10_000),
  'returns.instant-credit-FR': whole(0, 10_000),
  'returns.instant-credit-DE': whole(0, 10_000),
  'returns.instant-credit-IT': whole(0, 10_000),
  /**
   * Whether cards are charged in a country as the parcels of an order leave, where the payment service allows captures in parts; otherwise
   * with the placing.
   */
  'payments.by-parcel-US': on,
  'payments.by-parcel-CA': on,
  'payments.by-parcel-GB': on,
  'payments.by-parcel-FR': on,
  'payments.by-parcel-DE': on,
  'payments.by-parcel-IT': on,
  /** Who sells in a country, by its code; null: nobody has said, and there are no invoices and return labels. */
  'sellers.US': seller,
  'sellers.CA': seller,
  'sellers.GB': seller,
  'sellers.FR': seller,
  'sellers.DE': seller,
  'sellers.IT': seller,
  /** Days that a closed case is kept: longer than a warranty may be asked for again. */
  'retention.case-days': whole(30, 3650),
  /** Days that an unchanged cart or list of a guest is kept: longer than a session, which never loses its cart. */
  'retention.cart-days': whole(61, 365),
  /** Days that a mail can be looked up after it was sent. */
  'retention.mail-days': whole(1, 365),
} as const satisfies Readonly<Record<string, TSchema>>;

export type SettingKey = keyof typeof settingSchemas;

/** The settings of a shop, each with a value. */
export type Settings = { readonly [K in SettingKey]: Static<(typeof settingSchemas)[K]> };

export const settingKeys = Object.keys(settingSchemas) as readonly SettingKey[];

/** The settings of sellers. */
export type SellerKey = Extract<SettingKey, `sellers.${string}`>;

export const isSellerKey = (key: SettingKey): key is SellerKey => key.startsWith('sellers.');

/** The settings of the tiers of a country. */
export type TierKey = Extract<SettingKey, `tiers.${string}`>;

export const isTierKey = (key: SettingKey): key is TierKey => key.startsWith('tiers.');

/** The settings of the store credit that is lent on returns, by country. */
export type InstantKey = Extract<SettingKey, `returns.instant-credit-${string}`>;

export const isInstantKey = (key: SettingKey): key is InstantKey => key.startsWith('returns.instant-credit-');

/** The settings of captures that follow parcels, by country. */
export type ParcelKey = Extract<SettingKey, `payments.by-parcel-${string}`>;

export const isParcelKey = (key: SettingKey): key is ParcelKey => key.startsWith('payments.by-parcel-');
