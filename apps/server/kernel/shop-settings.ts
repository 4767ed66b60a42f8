import { type Settings, settingKeys, settingSchemas, type TierKey } from '@eyelet/contracts/settings/registry.ts';
import type { ReturnDays } from '@eyelet/domain/returns/eligibility.ts';
import { Check } from 'typebox/value';
import type { Config } from './config.ts';

/** The settings of the shop, as this process knows them. */
export type ShopSettings = Readonly<{
  current: () => Settings;
  defaults: Settings;
  /** Applies stored settings; a value of another shape, such as one of a newer version, counts as not set. */
  take: (stored: readonly Readonly<{ key: string; value: unknown; decided: boolean }>[]) => void;
}>;

/** Defaults of settings follow from the environment. */
export function createShopSettings(config: Pick<Config, 'mailFrom' | 'features' | 'applePay'>): ShopSettings {
  const defaults = defaultsOf(config);
  let current = defaults;
  return {
    current: () => current,
    defaults,
    take(stored) {
      const decided = stored.filter((row) => {
        const key = settingKeys.find((one) => one === row.key);
        return key !== undefined && row.decided && Check(settingSchemas[key], row.value);
      });
      current = Object.freeze({ ...defaults, ...Object.fromEntries(decided.map(({ key, value }) => [key, value])) });
    },
  };
}

function defaultsOf({ mailFrom, features, applePay }: Pick<Config, 'mailFrom' | 'features' | 'applePay'>): Settings {
  return Object.freeze({
    'brand.name': (mailFrom.split('<')[0]?.trim() || mailFrom).slice(0, 60),
    'brand.logo': null,
    'features.simplified-enrolment': features.includes('simplified-enrolment'),
    'features.join-loyalty-button': features.includes('join-loyalty-button'),
    'features.interests': features.includes('interests'),
    'features.greetings': features.includes('greetings'),
    'wallets.apple-pay-code': applePay.promoCode ?? null,
    'orders.cancel-items': true,
    ...{ 'orders.cancel-minutes': 30, 'gift-cards.most-of-order': 5, 'promotions.most-codes': 5 },
    'goods.few-of-size': 3,
    'goods.new-days': 45,
    // So few that one person cannot empty the shelves of a store.
    'reservations.most': 10,
    'reservations.most-units-of-guest': 2,
    // Two weekends, whichever day it begins.
    'pickups.days': 14,
    // A week by lorry across a region, and somebody at the other end who counts.
    'transfers.transit-days': 7,
    // A usual reduction; two people look at a damaged pair.
    'associates.adjust-alone': 20,
    // A brand that has not said what its goods cost guards nothing.
    'promotions.margin-floor': 0,
    'loyalty.silver-percent': 125,
    'loyalty.gold-percent': 150,
    ...{ 'loyalty.birthday-points': 50, 'loyalty.birthday-points-silver': 100, 'loyalty.birthday-points-gold': 200 },
    // The smallest voucher for each of the two.
    'loyalty.referral-points': 100,
    'loyalty.referrals-a-year': 20,
    'loyalty.warning-days': 30,
    // What a large order earns.
    'loyalty.adjust-alone': 500,
    ...tierDefaults(),
    // Enough for all devices of one shopper, and for mail scanners.
    'downloads.most': 20,
    'downloads.mailed-days': 30,
    'care.email': addressOf(mailFrom),
    ...{ 'care.opens-hour': 9, 'care.closes-hour': 17 },
    // A working day and a week of them; goods under warranty are looked at, and sent to and fro.
    ...{ 'care.answer-hours': 8, 'care.solution-hours': 40 },
    ...{ 'care.warranty-answer-hours': 16, 'care.warranty-solution-hours': 80 },
    // Half a usual pair.
    'care.refund-alone': 50,
    ...{ 'returns.days': 30, 'returns.member-days': 60, 'returns.days-to-send': 30 },
    'returns.final-sale': null,
    // As long as a parcel may take to be sent off, and then again to arrive.
    'returns.exchange-days': 14,
    // Goods that are sent before the others were looked at are the risk of the shop, which decides that itself.
    'returns.exchange-at-once': false,
    // So are goods that never come, on which credit was lent.
    ...{ 'returns.instant-credit-US': 0, 'returns.instant-credit-CA': 0, 'returns.instant-credit-GB': 0 },
    ...{ 'returns.instant-credit-FR': 0, 'returns.instant-credit-DE': 0, 'returns.instant-credit-IT': 0 },
    // Money is taken when an order is placed, as payment services do without being set up for captures in parts.
    ...{ 'payments.by-parcel-US': false, 'payments.by-parcel-CA': false, 'payments.by-parcel-GB': false },
    ...{ 'payments.by-parcel-FR': false, 'payments.by-parcel-DE': false, 'payments.by-parcel-IT': false },
    // Papers must not name a company that does not exist, so there is no default.
    ...{ 'sellers.US': null, 'sellers.CA': null, 'sellers.GB': null },
    ...{ 'sellers.FR': null, 'sellers.DE': null, 'sellers.IT': null },
    'retention.case-days': 1095,
    'retention.cart-days': 90,
    'retention.mail-days': 30,
  });
}

/** About three and eight pairs a year. */
function tierDefaults(): Pick<Settings, TierKey> {
  const by = { 'tiers.silver-US': 300, 'tiers.gold-US': 800, 'tiers.silver-CA': 400, 'tiers.gold-CA': 1000 };
  const european = { 'tiers.silver-FR': 300, 'tiers.gold-FR': 800, 'tiers.silver-DE': 300, 'tiers.gold-DE': 800 };
  const further = { 'tiers.silver-IT': 300, 'tiers.gold-IT': 800, 'tiers.silver-GB': 250, 'tiers.gold-GB': 700 };
  return { ...by, ...european, ...further };
}

/** The address of a sender, without its name. */
function addressOf(sender: string): string | null {
  const address = /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
  return Check(settingSchemas['care.email'], address.trim()) ? address.trim() : null;
}

/** In how many days after delivery goods may be sent back. */
export function returnDaysOf(settings: Settings): ReturnDays {
  return { usual: settings['returns.days'], member: settings['returns.member-days'] };
}

/** The features that are on, for the storefront; the simulator is switched by the operator alone. */
export function featuresOf(settings: Settings, { features }: Pick<Config, 'features'>): readonly string[] {
  const decided = settingKeys.flatMap((key) =>
    key.startsWith('features.') && settings[key] === true ? [key.slice('features.'.length)] : [],
  );
  return [...decided, ...features.filter((feature) => feature === 'apple-pay-simulator')];
}
