import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { isKnownBenefit } from '@eyelet/domain/promotions/effects/effects.ts';
import type { Benefit, Side, UnitsOf } from '@eyelet/domain/promotions/promotion.ts';
import { amountsView } from './amounts.ts';
import { attributesView } from './attributes.ts';

type BenefitView = DeskPromotion['benefit'];

const none = {
  ...{ percent: null, amounts: null, buy: null, get: null },
  ...{ steps: null, parts: null, methods: null, upc: null, others: null },
} as const;

/** A benefit as the studio shows it. */
export function deskBenefit(benefit: Benefit): BenefitView {
  if (!isKnownBenefit(benefit.kind)) return { ...none, kind: 'unknown' };
  const { kind } = benefit;
  const view = { ...none, kind };
  switch (benefit.kind) {
    case 'percent':
      return { ...view, percent: benefit.percent };
    case 'amount':
    case 'fixed-price':
      return { ...view, amounts: amountsView(benefit.amounts) };
    case 'group-prices': {
      const prices = Object.entries(benefit.prices);
      return { ...view, prices: prices.map(([masterId, amounts]) => ({ masterId, amounts: amountsView(amounts) })) };
    }
    case 'buy-get':
      return { ...view, buy: benefit.buy, get: benefit.get, percent: benefit.percent };
    case 'buy-get-other':
      return { ...view, percent: benefit.percent, parts: [benefit.bought, benefit.got].map(sideView) };
    case 'steps':
      return { ...view, steps: benefit.steps.map(stepView) };
    case 'bundle':
      return { ...view, amounts: amountsView(benefit.amounts), parts: benefit.parts.map(partView) };
    case 'free-delivery':
      return { ...view, methods: [...benefit.methods] };
    case 'reduced-delivery': {
      const { methods, percent, amounts } = benefit;
      return { ...view, methods: [...methods], percent, amounts: amounts && amountsView(amounts) };
    }
    case 'gift':
      return { ...view, upc: benefit.upc, others: benefit.others ? [...benefit.others] : null };
  }
}

function partView({ masterIds, categories, units }: UnitsOf) {
  return { masterIds: [...masterIds], categories: [...categories], units };
}

function sideView({ attributes, ...part }: Side) {
  return attributes ? { ...partView(part), attributes: attributesView(attributes) } : partView(part);
}

function stepView({ from, percent }: Extract<Benefit, { kind: 'steps' }>['steps'][number]) {
  return typeof from === 'number'
    ? { percent, units: from, amounts: null }
    : { percent, units: null, amounts: amountsView(from) };
}
