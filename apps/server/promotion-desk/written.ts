import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { updateDeskPromotion } from '@eyelet/contracts/promotion-desk/update.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { problemOfPromotion } from '@eyelet/domain/promotions/check-promotion.ts';
import { effectOf } from '@eyelet/domain/promotions/effects/effects.ts';
import type { Benefit, Limits, Promotion, Side, UnitsOf } from '@eyelet/domain/promotions/promotion.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuseFields } from '../kernel/refusal.ts';
import { amountsOf } from './amounts.ts';
import { attributesOf } from './attributes.ts';
import { problemOfPrices } from './problem-of-prices.ts';
import { wantsOf } from './wants.ts';

/** The members of a promotion in a request of the desk. */
export type WrittenMembers = Omit<InputOf<typeof updateDeskPromotion>['body'], 'version'>;

/**
 * The promotion of a request, with the same checks as when promotions are loaded; or a refusal with a sentence about
 * the first invalid member, in the language of the call.
 */
export function writtenPromotion(
  context: Context,
  id: string,
  written: WrittenMembers,
): Omit<Promotion, 'enabled'> | Refusal<'STF400'> {
  const t = createMessages(context.market.tag);
  const { benefit, threshold, audience, locales, wants, needsCode, limits, mostOff, startsAt, endsAt, ...members } =
    written;
  const known = locales && markets.flatMap(({ locale }) => (locales.includes(locale) ? [locale] : []));
  if (locales && known?.length !== locales.length) {
    return refuseFields('STF400', [{ field: 'locales', message: t('studio.promotions.problem.locales') }]);
  }
  if (wants.homeMarkets?.some((one) => !markets.some(({ locale }) => locale === one))) {
    return refuseFields('STF400', [{ field: 'wants', message: t('studio.promotions.problem.locales') }]);
  }
  const promotion = {
    ...members,
    ...{ id, audience, locales: known, needsCoupon: needsCode },
    wants: wantsOf(wants),
    benefit: benefitOf(benefit),
    threshold: threshold && amountsOf(threshold),
    limits: limitsOf(limits),
    mostOff: mostOff && amountsOf(mostOff),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
  const wrong = problemOfPromotion({ ...promotion, enabled: true });
  if (wrong) {
    return refuseFields('STF400', [{ field: wrong.member, message: t(`studio.promotions.problem.${wrong.problem}`) }]);
  }
  const gifts = effectOf(promotion.benefit).gifts?.(promotion.benefit) ?? [];
  if (gifts.some((upc) => !context.shop.catalogue.sku(upc))) {
    return refuseFields('STF400', [{ field: 'benefit', message: t('studio.promotions.problem.gift') }]);
  }
  const unlisted = problemOfPrices(context, written.benefit);
  if (unlisted) return refuseFields('STF400', [{ field: 'benefit', message: unlisted }]);
  if (promotion.wants.stores?.some((id) => context.shop.catalogue.place(id)?.kind !== 'store')) {
    return refuseFields('STF400', [{ field: 'wants', message: t('studio.promotions.problem.stores') }]);
  }
  return promotion;
}

type Part = NonNullable<WrittenMembers['benefit']['parts']>[number];

const nothing: Part = { masterIds: [], categories: [], units: 0 };

function unitsOf({ masterIds, categories, units }: Part): UnitsOf {
  return { masterIds, categories, units };
}

function sideOf(part: Part): Side {
  return part.attributes ? { ...unitsOf(part), attributes: attributesOf(part.attributes) } : unitsOf(part);
}

/** Missing members get an empty value, which the check of the benefit refuses. */
function benefitOf({ kind, ...given }: WrittenMembers['benefit']): Benefit {
  const percent = given.percent ?? 0;
  switch (kind) {
    case 'percent':
      return { kind, percent };
    case 'amount':
    case 'fixed-price':
      return { kind, amounts: amountsOf(given.amounts ?? {}) };
    case 'group-prices': {
      const prices = given.prices ?? [];
      return { kind, prices: Object.fromEntries(prices.map((one) => [one.masterId, amountsOf(one.amounts)])) };
    }
    case 'buy-get':
      return { kind, buy: given.buy ?? 0, get: given.get ?? 0, percent };
    case 'buy-get-other': {
      const [bought = nothing, got = nothing] = given.parts?.length === 2 ? given.parts : [];
      return { kind, bought: sideOf(bought), got: sideOf(got), percent };
    }
    case 'steps':
      return {
        kind,
        steps: (given.steps ?? []).map((step) => {
          return { from: step.units ?? amountsOf(step.amounts ?? {}), percent: step.percent };
        }),
      };
    case 'bundle':
      return { kind, parts: (given.parts ?? []).map(unitsOf), amounts: amountsOf(given.amounts ?? {}) };
    case 'free-delivery':
      return { kind, methods: given.methods ?? [] };
    case 'reduced-delivery':
      return {
        ...{ kind, methods: given.methods ?? [], percent: given.percent },
        amounts: given.amounts && amountsOf(given.amounts),
      };
    case 'gift':
      return { kind, upc: given.upc ?? '', ...(given.others?.length ? { others: given.others } : {}) };
  }
}

function limitsOf({ uses, usesEach, budget }: WrittenMembers['limits']): Limits | null {
  if (uses === null && usesEach === null && budget === null) return null;
  return { uses, usesEach, budget: budget && amountsOf(budget) };
}
