import type { AmountsView } from '@eyelet/contracts/promotion-desk/amounts.ts';
import type { DeskPromotion, ListedPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import type { PromotionChoices } from '@eyelet/contracts/promotion-desk/read-choices.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { namedMarkets } from '../words/markets.ts';
import { money } from '../words/money.ts';
import { dateTime, type StudioLanguage } from '../words/words.ts';

type Words = Readonly<{ t: Translate; language: StudioLanguage }>;
type Part = NonNullable<DeskPromotion['benefit']['parts']>[number];
type Steps = NonNullable<DeskPromotion['benefit']['steps']>;

/** Amounts of several currencies, side by side. */
export function amountsText(language: StudioLanguage, amounts: AmountsView | null): string {
  const texts = Object.entries(amounts ?? {}).map(([currency, amount]) => money(language, amount, currency));
  return texts.join(' · ') || '–';
}

/** A count as people of a language write it. */
export function numberText(language: StudioLanguage, count: number): string {
  return new Intl.NumberFormat(language).format(count);
}

export function percentText(language: StudioLanguage, percent: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
}

/** What a promotion brings, as sentences. */
export function benefitTexts(
  { t, language }: Words,
  promotion: DeskPromotion,
  choices: PromotionChoices | undefined,
): readonly string[] {
  const { benefit, level, named } = promotion;
  const percent = percentText(language, benefit.percent ?? 0);
  const amounts = amountsText(language, benefit.amounts);
  const isOfOrder = level === 'ORDER';
  switch (benefit.kind) {
    case 'percent':
      return [t(isOfOrder ? 'studio.promotions.gives.percentOrder' : 'studio.promotions.gives.percent', { percent })];
    case 'amount':
      return [t(isOfOrder ? 'studio.promotions.gives.amountOrder' : 'studio.promotions.gives.amount', { amounts })];
    case 'fixed-price':
      return [t('studio.promotions.gives.fixedPrice', { amounts })];
    case 'group-prices':
      return pricesTexts({ t, language }, promotion);
    case 'buy-get':
      return [t('studio.promotions.gives.buyGet', { buy: benefit.buy ?? 0, get: benefit.get ?? 0, percent })];
    case 'steps':
      return (benefit.steps ?? []).map((step) => stepText({ t, language }, step));
    case 'bundle':
      return [
        t('studio.promotions.gives.bundle', { amounts }),
        ...(benefit.parts ?? []).map((part) => t('studio.promotions.gives.part', partWords(part, named))),
      ];
    case 'buy-get-other': {
      const [bought, got] = benefit.parts ?? [];
      if (!bought || !got) return [];
      return [
        t('studio.promotions.gives.bought', sideWords(bought, named, choices)),
        t('studio.promotions.gives.got', { ...sideWords(got, named, choices), percent }),
      ];
    }
    case 'free-delivery': {
      const methods = (benefit.methods ?? []).map((method) => t(`studio.promotions.method.${method}`));
      return [t('studio.promotions.gives.freeDelivery', { methods: methods.join(', ') })];
    }
    case 'reduced-delivery': {
      const methods = (benefit.methods ?? []).map((method) => t(`studio.promotions.method.${method}`)).join(', ');
      const off = benefit.percent === null ? amounts : percent;
      return [t('studio.promotions.gives.reducedDelivery', { off, methods })];
    }
    case 'unknown':
      return [t('studio.promotions.gives.unknown')];
    case 'gift':
      return [
        t('studio.promotions.gives.gift', { name: named.gift?.name || (benefit.upc ?? '') }),
        ...(benefit.others ? [t('studio.promotions.gives.others', { upcs: benefit.others.join(', ') })] : []),
      ];
  }
}

/** Products with group prices that are shown by themselves. */
const shownPrices = 20;

function pricesTexts({ t, language }: Words, { benefit, named }: DeskPromotion): readonly string[] {
  const prices = benefit.prices ?? [];
  const rest = prices.length - shownPrices;
  return [
    t('studio.promotions.gives.prices', { count: prices.length }),
    ...prices.slice(0, shownPrices).map(({ masterId, amounts }) => {
      const name = named.products.find(({ id }) => id === masterId)?.name || masterId;
      return t('studio.promotions.gives.priceOf', { name, amounts: amountsText(language, amounts) });
    }),
    ...(rest > 0 ? [t('studio.promotions.gives.pricesMore', { count: rest })] : []),
  ];
}

function partWords({ units, categories, masterIds }: Part, named: DeskPromotion['named']) {
  const known = [...named.categories, ...named.products];
  const goods = [...categories, ...masterIds].map((id) => known.find((one) => one.id === id)?.name || id);
  return { units, goods: goods.join(', ') };
}

/** The goods with what they have to be like. */
function sideWords(side: Part, named: DeskPromotion['named'], choices: PromotionChoices | undefined) {
  const { units, goods } = partWords(side, named);
  const words = (choices?.attributes ?? []).flatMap(({ kind, words: known }) => {
    const chosen = side.attributes?.[kind] ?? [];
    return chosen.map((word) => known.find(({ id }) => id === word)?.name ?? word);
  });
  return { units, goods: words.length === 0 ? goods : `${goods} (${words.join(', ')})` };
}

function stepText({ t, language }: Words, { percent, units, amounts }: Steps[number]): string {
  const off = percentText(language, percent);
  return units === null
    ? t('studio.promotions.gives.stepValue', { amounts: amountsText(language, amounts), percent: off })
    : t('studio.promotions.gives.stepUnits', { units, percent: off });
}

/** What a promotion is about, as names. */
export function goodsText(t: Translate, { concerns, named }: Pick<DeskPromotion, 'concerns' | 'named'>): string {
  if (concerns === null) return t('studio.promotions.allGoods');
  return [...named.categories, ...named.products].map(({ id, name }) => (name === '' ? id : name)).join(', ');
}

/** The markets in which a promotion holds. */
export function marketsText({ t, language }: Words, locales: ListedPromotion['locales']): string {
  if (locales === null) return t('studio.promotions.allMarkets');
  const names = new Map(namedMarkets(language).map(({ id, label }) => [id, label]));
  return locales.map((one) => names.get(one) ?? one).join(', ');
}

/** From when and until when a promotion holds. */
export function periodText(
  { t, language }: Words,
  { startsAt, endsAt }: Pick<ListedPromotion, 'startsAt' | 'endsAt'>,
): string {
  const from = startsAt === null ? '' : dateTime(language, startsAt);
  const until = endsAt === null ? '' : dateTime(language, endsAt);
  if (from && until) return t('studio.promotions.fromUntil', { from, until });
  if (from) return t('studio.promotions.from', { from });
  return until ? t('studio.promotions.until', { until }) : t('studio.promotions.always');
}
