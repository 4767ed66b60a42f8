import type { ConsumerType } from '@eyelet/contracts/auth/auth.ts';
import type { ShopperAllowances } from '../allowances/year.ts';
import type { MethodCode } from '../markets/delivery-method.ts';
import type { Language, Locale, Market } from '../markets/market.ts';
import type { Currency } from '../money/currency.ts';
import type { Amounts } from './amounts.ts';
import type { WantedAttributes } from './conditions/attribute-words.ts';
import type { SegmentFacts } from './conditions/segments/facts.ts';
import type { ShopperProgramme, Wants } from './conditions/wants.ts';

export type PromotionLevel = 'ORDER' | 'PRODUCT' | 'SHIPPING';

/** The benefit of a promotion. */
export type Benefit =
  /** Whole percent off: off each row at level PRODUCT, off their sum at level ORDER. */
  | Readonly<{ kind: 'percent'; percent: number }>
  /** Off each unit at level PRODUCT, once off the order at level ORDER. */
  | Readonly<{ kind: 'amount'; amounts: Amounts }>
  /** The price of each unit, unless it is lower. */
  | Readonly<{ kind: 'fixed-price'; amounts: Amounts }>
  /** The price of each unit of some products, by their ids, unless it is lower; for a group alone. */
  | Readonly<{ kind: 'group-prices'; prices: Readonly<Record<string, Amounts>> }>
  /** Of so many units bought, the next so many, which are the cheapest, are reduced by whole percent; 100: free. */
  | Readonly<{ kind: 'buy-get'; buy: number; get: number; percent: number }>
  /** For so many units of some goods, so many units of others are reduced by whole percent, the dearest first; 100: free. */
  | Readonly<{ kind: 'buy-get-other'; bought: Side; got: Side; percent: number }>
  /** Percent off the order by the highest step that its value or its number of units reaches; the steps rise. */
  | Readonly<{ kind: 'steps'; steps: readonly Readonly<{ from: Amounts | number; percent: number }>[] }>
  /** Units of different goods, together for one price. */
  | Readonly<{ kind: 'bundle'; parts: readonly UnitsOf[]; amounts: Amounts }>
  | Readonly<{ kind: 'free-delivery'; methods: readonly MethodCode[] }>
  /** Whole percent, or an amount, off the price of the delivery; the other is null. */
  | Readonly<{
      kind: 'reduced-delivery';
      methods: readonly MethodCode[];
      percent: number | null;
      amounts: Amounts | null;
    }>
  /** A size of a product that comes along without charge, unless the shopper chooses one of the others. */
  | Readonly<{ kind: 'gift'; upc: string; others?: readonly string[] }>;

/** So many units of products and categories. */
export type UnitsOf = Goods & Readonly<{ units: number }>;

/** Units of those alone that have attributes, where some are wanted. */
export type Side = UnitsOf & Readonly<{ attributes?: WantedAttributes }>;

/** Products and categories. A category stands for everything below it. */
export type Goods = Readonly<{ masterIds: readonly string[]; categories: readonly string[] }>;

/** The messages of a gift; `{amount}` is replaced by what is missing (C4.47 to C4.50). */
export type GiftTexts = Readonly<{
  /** To guests and to registered consumers; where one is missing, `default` is said. */
  guest?: string;
  registered?: string;
  default: string;
  earned: string;
}>;

/** How often a promotion may be used, in all and by one shopper, and how much it may take off in all; null: no limit. */
export type Limits = Readonly<{ uses: number | null; usesEach: number | null; budget: Amounts | null }>;

export type PromotionTexts = Readonly<{
  name: string;
  /** Of a promotion with a threshold: below, above and reached, split by | (C3.44); `{amount}` is what is missing. */
  callout: string;
  gift?: GiftTexts;
  /** Further terms that shoppers should know. */
  terms?: string;
}>;

/** A promotion as the shop keeps it: when and for whom it holds, and what it brings. */
export type Promotion = Readonly<{
  id: string;
  level: PromotionLevel;
  benefit: Benefit;
  /** Products and categories that it concerns; null: all, or those that its benefit names. */
  concerns: Goods | null;
  /** Value of what it concerns from which it holds. */
  threshold: Amounts | null;
  audience: readonly ConsumerType[] | null;
  locales: readonly Locale[] | null;
  /** What else it asks for. */
  wants: Wants;
  /** Whether it holds only for carts with one of its codes. */
  needsCoupon: boolean;
  /** Of two at one level the lower is first. */
  rank: number;
  enabled: boolean;
  /** Takes something off only where no other promotion does; delivery and gifts come beside it. */
  exclusive: boolean;
  /** Of those of one group that take something off, only the best for the shopper does. */
  group: string | null;
  limits: Limits | null;
  /** The most that it takes off one order; null: no limit. */
  mostOff: Amounts | null;
  /** Takes goods below the price that leaves the margin of the shop. */
  belowFloor: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  /** By language, and by the tag of a market that says it otherwise, such as `en-GB`. */
  texts: Readonly<Record<Language, PromotionTexts> & { 'en-GB'?: PromotionTexts }>;
}>;

/** The texts of a promotion in a market. */
export function textsIn(
  { texts }: Pick<Promotion, 'texts'>,
  { tag, language }: Pick<Market, 'tag' | 'language'>,
): PromotionTexts {
  return (texts as Readonly<Record<string, PromotionTexts | undefined>>)[tag] ?? texts[language];
}

/** The market, time and shopper that promotions are judged for. */
export type PromotionTerms = Readonly<{
  currency: Currency;
  locale: Locale;
  /** Undefined: nobody is known, who is treated as a guest. */
  consumerType: ConsumerType | undefined;
  /** Undefined: nothing is known of them, which fulfils nothing that asks for it. */
  shopper?: ShopperFacts | undefined;
  now: Date;
  /** IANA name of the zone whose clock hours are meant by. */
  timeZone: string;
}>;

/** What promotions may ask about a shopper beyond the type. */
export type ShopperFacts = Readonly<{
  groups: readonly ShopperProgramme[];
  /** Anything that was not called off. */
  hasOrdered: boolean;
  /** The last turn that an order of the account has taken among those that depend on each other. */
  turn?: number;
  /** What employees and professionals may buy at their prices; absent for those without a limit. */
  allowances?: ShopperAllowances;
  /** What tells which segments they are in; absent where no promotion asks. */
  segment?: SegmentFacts;
}>;

export type Period = 'not-started' | 'open' | 'ended';

/** Whether an instant is before, in or after the period of a promotion; a paused one counts as not started. */
export function periodOf(
  { enabled, startsAt, endsAt }: Readonly<{ enabled: boolean; startsAt: Date | null; endsAt: Date | null }>,
  now: Date,
): Period {
  if (endsAt !== null && endsAt <= now) return 'ended';
  return !enabled || (startsAt !== null && startsAt > now) ? 'not-started' : 'open';
}
