import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { type DeskPromotion, promotionMembers } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import type { updateDeskPromotion } from '@eyelet/contracts/promotion-desk/update.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';

type Body = RequestOf<typeof updateDeskPromotion>['body'];

/** The members of a promotion as the form sends them. */
export function bodyOf(promotion: DeskPromotion): Body {
  const members = Object.keys(promotionMembers).map((name) => [name, promotion[name as keyof DeskPromotion]]);
  return { ...(Object.fromEntries(members) as Omit<Body, 'version'>), version: promotion.version };
}

/** A promotion as the form of the studio reads it. */
export async function shownPromotion(staff: StaffBrowser, promotionId = 'tenth') {
  const params = { promotionId };
  return { params, body: bodyOf(await staff.call(readDeskPromotion, { params })) };
}

/** A new code without limits. */
export const openCode = {
  ...{ enabled: true, shown: false, startsAt: null, endsAt: null },
  ...{ mostUses: null, mostUsesEach: null, version: 0 },
};

const text = { name: 'Tenth', callout: 'Ten off' };

/** The members of a promotion that staff may set: ten percent off the order for everybody. */
export const plainMembers: Omit<Body, 'version'> = {
  level: 'ORDER',
  benefit: {
    ...{ kind: 'percent', percent: 10, amounts: null, buy: null },
    ...{ get: null, steps: null, parts: null, methods: null, upc: null, others: null },
  },
  wants: {
    ...{
      hours: null,
      groups: null,
      firstOrder: false,
      tiers: null,
      orders: null,
      spent: null,
      daysSinceOrder: null,
      daysAsMember: null,
      homeMarkets: null,
      payment: null,
      delivery: null,
      stores: null,
    },
    ...{ price: null, attributes: null, units: null },
  },
  ...{ concerns: null, threshold: null, audience: null, locales: null, needsCode: false, rank: 5 },
  ...{
    exclusive: false,
    group: null,
    mostOff: null,
    belowFloor: false,
    limits: { uses: null, usesEach: null, budget: null },
  },
  ...{ startsAt: null, endsAt: null, texts: { en: text, fr: text, de: text, it: text } },
};
