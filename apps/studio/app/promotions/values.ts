import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { type DeskPromotion, shopperTypes } from '@eyelet/contracts/promotion-desk/promotion.ts';
import type { updateDeskPromotion } from '@eyelet/contracts/promotion-desk/update.ts';
import type { BenefitKind } from '@eyelet/contracts/promotions/benefit-kinds.ts';
import { countOf, noNumber } from './numbers.ts';
import { pricesOf, pricesText } from './prices-text.ts';
import { timeOf, typedTime } from './times.ts';
import { amountsFrom, noAmounts, type TypedAmounts, typed, typedAmounts } from './typed-amounts.ts';
import { attributesFrom, hasAttributes, noAttributes, type TypedAttributes } from './wants/attributes.ts';
import { nothingWanted, type TypedWants, typedWants, wantsFrom } from './wants/values.ts';

/** What staff decide of a promotion, as the API takes it. */
export type PromotionMembers = Omit<RequestOf<typeof updateDeskPromotion>['body'], 'version'>;

export const writtenLanguages = ['en', 'fr', 'de', 'it', 'en-GB'] as const;

export type WrittenLanguage = (typeof writtenLanguages)[number];

export type TypedStep = Readonly<{ percent: string; units: string; amounts: TypedAmounts }>;

export type TypedPart = Readonly<{
  masterIds: readonly string[];
  categories: readonly string[];
  units: string;
  /** Of the sides of a benefit on other goods alone. */
  attributes: TypedAttributes;
}>;

export type TypedTexts = Readonly<
  Record<'name' | 'callout' | 'terms' | 'giftGuest' | 'giftRegistered' | 'giftDefault' | 'giftEarned', string>
>;

/** A promotion as its form has it: numbers and times as they are typed. */
export type PromotionValues = Readonly<{
  level: PromotionMembers['level'];
  benefit: Readonly<{
    kind: BenefitKind;
    percent: string;
    amounts: TypedAmounts;
    buy: string;
    get: string;
    steps: readonly TypedStep[];
    parts: readonly TypedPart[];
    methods: readonly string[];
    upc: string;
    others: string;
    /** Lines of group prices. */
    prices: string;
  }>;
  concerns: Readonly<{ masterIds: readonly string[]; categories: readonly string[] }>;
  threshold: TypedAmounts;
  audience: readonly string[];
  locales: readonly string[];
  wants: TypedWants;
  needsCode: boolean;
  rank: string;
  exclusive: boolean;
  group: string;
  mostOff: TypedAmounts;
  belowFloor: boolean;
  limits: Readonly<{ uses: string; usesEach: string; budget: TypedAmounts }>;
  startsAt: string;
  endsAt: string;
  texts: Readonly<Record<WrittenLanguage, TypedTexts>>;
}>;

/** Whether a kind of benefit has percent of its own. */
export const isReducedByPercent = (kind: BenefitKind) =>
  ['percent', 'buy-get', 'buy-get-other', 'reduced-delivery'].includes(kind);

/** Whether a benefit says itself what it is of. */
export const namesGoods = (kind: DeskPromotion['benefit']['kind']) =>
  ['bundle', 'buy-get-other', 'group-prices'].includes(kind);

export const emptyStep: TypedStep = { percent: '', units: '', amounts: noAmounts };

export const emptyPart: TypedPart = { masterIds: [], categories: [], units: '1', attributes: noAttributes };

const noTexts: TypedTexts = {
  ...{ name: '', callout: '', terms: '' },
  ...{ giftGuest: '', giftRegistered: '', giftDefault: '', giftEarned: '' },
};

/** A promotion as its form begins. */
export function valuesOf(promotion: PromotionMembers | DeskPromotion): PromotionValues {
  const { benefit, concerns, threshold, limits, texts, startsAt, endsAt } = promotion;
  const textsOf = (language: WrittenLanguage): TypedTexts => {
    const { name, callout, terms, gift } = texts[language] ?? { name: '', callout: '' };
    return {
      ...{ name, callout, terms: typed(terms), giftGuest: typed(gift?.guest), giftRegistered: typed(gift?.registered) },
      ...{ giftDefault: typed(gift?.default), giftEarned: typed(gift?.earned) },
    };
  };
  return {
    level: promotion.level,
    benefit: {
      // One of an unknown kind has no form.
      kind: benefit.kind === 'unknown' ? 'percent' : benefit.kind,
      percent: typed(benefit.percent),
      amounts: typedAmounts(benefit.amounts),
      buy: typed(benefit.buy),
      get: typed(benefit.get),
      steps: (benefit.steps ?? []).map(({ percent, units, amounts }) => {
        return { percent: typed(percent), units: typed(units), amounts: typedAmounts(amounts) };
      }),
      parts: (benefit.parts ?? []).map(({ units, attributes = noAttributes, ...goods }) => {
        return { ...goods, units: typed(units), attributes };
      }),
      methods: benefit.methods ?? [],
      upc: typed(benefit.upc),
      others: (benefit.others ?? []).join('\n'),
      prices: pricesText(benefit.prices ?? []),
    },
    concerns: concerns ?? { masterIds: [], categories: [] },
    threshold: typedAmounts(threshold),
    audience: promotion.audience ?? [],
    locales: promotion.locales ?? [],
    wants: typedWants(promotion.wants),
    needsCode: promotion.needsCode,
    rank: typed(promotion.rank),
    exclusive: promotion.exclusive,
    group: typed(promotion.group),
    mostOff: typedAmounts(promotion.mostOff),
    belowFloor: promotion.belowFloor,
    limits: { uses: typed(limits.uses), usesEach: typed(limits.usesEach), budget: typedAmounts(limits.budget) },
    startsAt: typedTime(startsAt),
    endsAt: typedTime(endsAt),
    texts: {
      ...{ en: textsOf('en'), fr: textsOf('fr'), de: textsOf('de'), it: textsOf('it') },
      'en-GB': texts['en-GB'] ? textsOf('en-GB') : noTexts,
    },
  };
}

/** An empty form. */
export const newValues: PromotionValues = {
  level: 'ORDER',
  benefit: {
    ...{ kind: 'percent', percent: '', amounts: noAmounts, buy: '', get: '' },
    ...{ steps: [emptyStep], parts: [emptyPart, emptyPart], methods: [], upc: '', others: '', prices: '' },
  },
  concerns: { masterIds: [], categories: [] },
  threshold: noAmounts,
  ...{ audience: [], locales: [], wants: nothingWanted, needsCode: false, rank: '100', exclusive: false, group: '' },
  mostOff: noAmounts,
  belowFloor: false,
  limits: { uses: '', usesEach: '', budget: noAmounts },
  ...{ startsAt: '', endsAt: '' },
  texts: { en: noTexts, fr: noTexts, de: noTexts, it: noTexts, 'en-GB': noTexts },
};

/** What a form says, for the API; what is no number is sent as it is, so that the server says so beside its field. */
export function membersOf(values: PromotionValues): PromotionMembers {
  const { benefit, concerns, limits, texts } = values;
  const { kind } = benefit;
  const isFor = <T>(kinds: readonly BenefitKind[], value: T) => (kinds.includes(kind) ? value : null);
  const audience = shopperTypes.filter((one) => values.audience.includes(one));
  return {
    level: values.level,
    benefit: {
      kind,
      percent: isReducedByPercent(kind) ? countOf(benefit.percent) : null,
      amounts: isFor(['amount', 'fixed-price', 'bundle', 'reduced-delivery'], amountsFrom(benefit.amounts)),
      buy: isFor(['buy-get'], countOf(benefit.buy)),
      get: isFor(['buy-get'], countOf(benefit.get)),
      steps: isFor(
        ['steps'],
        benefit.steps.map(({ percent, units, amounts }) => {
          return { percent: countOf(percent) ?? 0, units: countOf(units), amounts: amountsFrom(amounts) };
        }),
      ),
      parts: isFor(
        ['bundle', 'buy-get-other'],
        kind === 'bundle' ? benefit.parts.map(partFrom) : sidesOf(benefit.parts).map(sideFrom),
      ),
      methods: isFor(
        ['free-delivery', 'reduced-delivery'],
        benefit.methods as NonNullable<PromotionMembers['benefit']['methods']>,
      ),
      upc: isFor(['gift'], benefit.upc.trim()),
      others: kind === 'gift' ? linesOf(benefit.others) : null,
      ...(kind === 'group-prices' ? { prices: [...pricesOf(benefit.prices).prices] } : {}),
    },
    concerns:
      namesGoods(kind) || concerns.masterIds.length + concerns.categories.length === 0
        ? null
        : { masterIds: [...concerns.masterIds], categories: [...concerns.categories] },
    threshold: amountsFrom(values.threshold),
    audience: audience.length === 0 ? null : audience,
    locales: values.locales.length === 0 ? null : [...values.locales],
    wants: wantsFrom(values.wants),
    needsCode: values.needsCode,
    rank: countOf(values.rank) ?? noNumber,
    exclusive: values.exclusive,
    group: values.group.trim() === '' ? null : values.group.trim(),
    mostOff: amountsFrom(values.mostOff),
    belowFloor: values.belowFloor,
    limits: {
      uses: countOf(limits.uses),
      // What is for a first order is used once by each.
      usesEach: countOf(limits.usesEach) ?? (values.wants.firstOrder ? 1 : null),
      budget: amountsFrom(limits.budget),
    },
    startsAt: timeOf(values.startsAt),
    endsAt: timeOf(values.endsAt),
    texts: {
      ...{ en: textsFrom(texts.en, kind), fr: textsFrom(texts.fr, kind) },
      ...{ de: textsFrom(texts.de, kind), it: textsFrom(texts.it, kind) },
      ...(saysNothing(texts['en-GB'], kind) ? {} : { 'en-GB': textsFrom(texts['en-GB'], kind) }),
    },
  };
}

/** What is bought and what is got, as the form shows them where they are not there yet. */
export function sidesOf([bought = emptyPart, got = emptyPart]: readonly TypedPart[]): readonly [TypedPart, TypedPart] {
  return [bought, got];
}

type Part = NonNullable<PromotionMembers['benefit']['parts']>[number];

function partFrom({ masterIds, categories, units }: TypedPart): Part {
  return { masterIds: [...masterIds], categories: [...categories], units: countOf(units) ?? 0 };
}

function sideFrom(side: TypedPart): Part {
  const { attributes } = side;
  return hasAttributes(attributes) ? { ...partFrom(side), attributes: attributesFrom(attributes) } : partFrom(side);
}

/** What stands on lines of its own; null where nothing does. */
function linesOf(text: string): string[] | null {
  const lines = text.split(/[\s,;]+/).filter((line) => line !== '');
  return lines.length === 0 ? null : lines;
}

function textsFrom(texts: TypedTexts, kind: BenefitKind): PromotionMembers['texts']['en'] {
  const { name, callout, terms, giftGuest, giftRegistered, giftDefault, giftEarned } = texts;
  const gift = {
    ...(giftGuest.trim() === '' ? {} : { guest: giftGuest }),
    ...(giftRegistered.trim() === '' ? {} : { registered: giftRegistered }),
    default: giftDefault,
    earned: giftEarned,
  };
  return { name: name.trim(), callout, ...(terms === '' ? {} : { terms }), ...(kind === 'gift' ? { gift } : {}) };
}

/** Whether nothing was typed of what this kind of promotion says. */
function saysNothing(texts: TypedTexts, kind: BenefitKind): boolean {
  const { name, callout, terms, ...gift } = texts;
  const said = [name, callout, terms, ...(kind === 'gift' ? Object.values(gift) : [])];
  return said.every((text) => text.trim() === '');
}
