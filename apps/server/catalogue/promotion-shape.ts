import { nullable } from '@eyelet/contracts/kernel/nullable.ts';
import type { Wants } from '@eyelet/domain/promotions/conditions/wants.ts';
import { isKnownBenefit } from '@eyelet/domain/promotions/effects/effects.ts';
import { unknownKindsOf } from '@eyelet/domain/promotions/known.ts';
import type { Benefit, Promotion, PromotionTexts } from '@eyelet/domain/promotions/promotion.ts';
import { type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';

const number = Type.Number();
const text = Type.String();
const words = Type.Array(text);
const amounts = Type.Record(text, number);
const goods = Type.Object({ masterIds: words, categories: words });
const attributes = Type.Partial(Type.Object({ gender: words, activity: words, colour: words }));
const unitsOf = Type.Object({ ...goods.properties, units: number });
const side = Type.Object({ ...unitsOf.properties, attributes: Type.Optional(attributes) });

const benefits: Readonly<Record<Benefit['kind'], TSchema>> = {
  percent: Type.Object({ percent: number }),
  amount: Type.Object({ amounts }),
  'fixed-price': Type.Object({ amounts }),
  'group-prices': Type.Object({ prices: Type.Record(text, amounts) }),
  'buy-get': Type.Object({ buy: number, get: number, percent: number }),
  'buy-get-other': Type.Object({ bought: side, got: side, percent: number }),
  steps: Type.Object({
    steps: Type.Array(Type.Object({ from: Type.Union([amounts, number]), percent: number })),
  }),
  bundle: Type.Object({ parts: Type.Array(unitsOf), amounts }),
  'free-delivery': Type.Object({ methods: words }),
  'reduced-delivery': Type.Object({ methods: words, percent: nullable(number), amounts: nullable(amounts) }),
  gift: Type.Object({ upc: text, others: Type.Optional(words) }),
};

const wants: Readonly<Record<keyof Wants, TSchema>> = {
  hours: Type.Object({ days: Type.Array(number), from: text, until: text }),
  groups: words,
  firstOrder: Type.Literal(true),
  tiers: words,
  orders: Type.Object({ from: number, until: nullable(number) }),
  spent: Type.Object({ amounts, days: number }),
  daysSinceOrder: number,
  daysAsMember: number,
  homeMarkets: words,
  payment: words,
  delivery: words,
  stores: words,
  price: Type.Union([Type.Literal('full'), Type.Literal('reduced')]),
  attributes,
  units: number,
};

const textsOf = Type.Object({
  name: text,
  callout: text,
  terms: Type.Optional(text),
  gift: Type.Optional(
    Type.Object({ guest: Type.Optional(text), registered: Type.Optional(text), default: text, earned: text }),
  ),
});

/** Members that are stored as JSON, of which the database knows no shape. */
const shapes = {
  concerns: nullable(goods),
  threshold: nullable(amounts),
  wants: Type.Partial(Type.Object(wants)),
  limits: nullable(Type.Object({ uses: nullable(number), usesEach: nullable(number), budget: nullable(amounts) })),
  mostOff: nullable(amounts),
  texts: Type.Object({
    ...{ en: textsOf, fr: textsOf, de: textsOf, it: textsOf },
    'en-GB': Type.Optional(textsOf),
  }),
} as const satisfies Partial<Record<keyof Promotion, TSchema>>;

type StoredMember = 'benefit' | keyof typeof shapes;

const ofAnyKind = Type.Object({ kind: text });

/**
 * Members of a stored promotion in a shape that no rule knows. A kind that has no rule here is none of them: a later version of the
 * shop may have written it.
 */
export function brokenMembersOf(promotion: Promotion): readonly StoredMember[] {
  const { benefit } = promotion;
  const isBenefit =
    Check(ofAnyKind, benefit) && (!isKnownBenefit(benefit.kind) || Check(benefits[benefit.kind], benefit));
  const others = (Object.keys(shapes) as (keyof typeof shapes)[]).filter(
    (name) => !Check(shapes[name], promotion[name]),
  );
  return [...(isBenefit ? [] : ['benefit' as const]), ...others];
}

/** A promotion as it can be shown: instead of a broken member it has one that says nothing. */
export function readable(promotion: Promotion): Promotion {
  const named: PromotionTexts = { name: promotion.id, callout: '' };
  const empty: Readonly<Record<StoredMember, unknown>> = {
    benefit: { kind: 'unknown' },
    ...{ concerns: null, threshold: null, wants: {}, limits: null, mostOff: null },
    texts: { en: named, fr: named, de: named, it: named },
  };
  const broken = brokenMembersOf(promotion);
  return { ...promotion, ...Object.fromEntries(broken.map((name) => [name, empty[name]])) };
}

/** What a later version of the shop has given a promotion, as far as it can be read. */
export function laterKindsOf(promotion: Promotion): readonly string[] {
  const isBroken = brokenMembersOf(promotion).includes('benefit');
  const benefit: Benefit = isBroken ? { kind: 'percent', percent: 0 } : promotion.benefit;
  return unknownKindsOf({ benefit, wants: readable(promotion).wants });
}

/** Whether a promotion can have an effect here: every member is in a shape that a rule knows, and of a kind that has one. */
export function canBeJudged(promotion: Promotion): boolean {
  return brokenMembersOf(promotion).length === 0 && laterKindsOf(promotion).length === 0;
}
