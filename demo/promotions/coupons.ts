import type { CouponRecord } from '@eyelet/db/promotions/promotion.ts';

const code = (name: string, promotion: string, members: Partial<CouponRecord> = {}): CouponRecord => ({
  code: name,
  promotion_id: promotion,
  enabled: true,
  starts_at: null,
  ends_at: null,
  most_uses: null,
  most_uses_each: null,
  shown: true,
  ...members,
});

/** Codes to try, and one for each way in which a code can be refused. */
export const coupons: readonly CouponRecord[] = [
  code('HARBOUR10', 'harbour-week'),
  code('WOOL20', 'wool'),
  code('TRIO', 'sock-trio'),
  code('SOCKPRICE', 'sock-price'),
  code('HIGHTIDE', 'high-tide'),
  code('STORM15', 'storm-season'),
  code('FREEDELIVERY', 'free-standard-delivery'),
  code('STAFF25', 'staff'),
  code('AHOY15', 'welcome', { most_uses_each: 1 }),
  code('CREWSHIP', 'member-delivery'),
  code('DECKSET', 'deck-set'),
  code('CAPTOO', 'cap-along'),
  code('SECONDTEE', 'second-tee'),
  code('SMALLCREW', 'small-crew'),
  code('SAILTWO', 'sailing-pair'),
  code('FIRSTVOYAGE', 'first-voyage'),
  code('CREWBAGS', 'crew-bags'),
  code('GEAR20', 'working-gear'),
  code('NIGHTWATCH', 'night-watch'),
  code('LASTTIDE', 'last-tide'),
  code('COUNTER5', 'at-the-counter'),
  code('WALLET5', 'wallet-week'),
  code('FASTTIDE', 'fast-tide'),
  code('QUAYS8', 'northern-quays'),
  code('SPRINGTIDE', 'spring-tide'),
  // Used up by the first order.
  code('FIRSTPAIR', 'harbour-week', { most_uses: 1, shown: false }),
  code('EXPIRED23', 'harbour-week', { ends_at: '2024-01-01T00:00:00.000Z', shown: false }),
  code('SPRING40', 'harbour-week', { starts_at: '2040-03-01T00:00:00.000Z', shown: false }),
];

/** Those of them that are for members alone. */
export const memberCodes = [
  { code: 'AHOY15', welcomes: true },
  { code: 'CREWSHIP', welcomes: false },
] as const;
