import type { Facts } from '@eyelet/domain/audit/diff.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Amounts } from '@eyelet/domain/promotions/amounts.ts';
import type { Wants } from '@eyelet/domain/promotions/conditions/wants.ts';
import { effectOf } from '@eyelet/domain/promotions/effects/effects.ts';
import type { Benefit, Promotion, Side } from '@eyelet/domain/promotions/promotion.ts';
import { readable } from '../catalogue/promotion-shape.ts';

/** The members of a promotion that the audit keeps, readable for people. */
export function factsOf(stored: Promotion): Facts {
  const promotion = readable(stored);
  const { benefit, concerns, threshold, audience, locales, limits, texts } = promotion;
  const languages = Object.entries(texts);
  return {
    names: languages.map(([language, { name }]) => `${language}: ${name}`),
    callouts: languages.map(([language, { callout }]) => `${language}: ${callout}`),
    terms: languages.flatMap(([language, { terms }]) => (terms ? [`${language}: ${terms}`] : [])),
    giftTexts: languages.flatMap(([language, { gift }]) =>
      gift ? [`${language}: ${Object.values(gift).join(' | ')}`] : [],
    ),
    active: promotion.enabled,
    level: promotion.level,
    benefit: benefitText(benefit),
    goods: concerns && [...concerns.categories, ...concerns.masterIds],
    threshold: threshold && amountsText(threshold),
    audience,
    markets: locales,
    wants: wantsTexts(promotion.wants),
    needsCode: promotion.needsCoupon,
    rank: promotion.rank,
    exclusive: promotion.exclusive,
    group: promotion.group,
    mostOff: promotion.mostOff && amountsText(promotion.mostOff),
    belowFloor: promotion.belowFloor,
    uses: limits?.uses ?? null,
    usesEach: limits?.usesEach ?? null,
    budget: limits?.budget ? amountsText(limits.budget) : null,
    startsAt: promotion.startsAt?.toISOString() ?? null,
    endsAt: promotion.endsAt?.toISOString() ?? null,
  };
}

function wantsTexts(wants: Wants): readonly string[] {
  const { spent, ...others } = wants;
  const texts = Object.entries(others).map(([kind, wanted]) => `${kind}: ${textOf(wanted)}`);
  return spent ? [...texts, `spent: ${amountsText(spent.amounts)} in ${spent.days} days`] : texts;
}

function textOf(wanted: unknown): string {
  if (Array.isArray(wanted)) return wanted.join(', ');
  if (typeof wanted !== 'object' || wanted === null) return String(wanted);
  return Object.entries(wanted)
    .map(([name, value]) => `${name} ${textOf(value)}`)
    .join('; ');
}

function benefitText(benefit: Benefit): string {
  const amounts = effectOf(benefit).amounts?.(benefit).map(amountsText) ?? [];
  const { kind, ...members } = benefit;
  const plain = Object.values(members).filter((one) => typeof one !== 'object');
  const steps = benefit.kind === 'steps' ? benefit.steps.map(stepText) : amounts;
  const parts = partsOf(benefit).map(partText);
  const prices = benefit.kind === 'group-prices' ? Object.entries(benefit.prices).map(priceText) : [];
  const others = benefit.kind === 'gift' ? (benefit.others ?? []) : [];
  const methods = effectOf(benefit).methods?.(benefit) ?? [];
  return [kind, ...plain, ...parts, ...prices, ...steps, ...methods, ...others].join(' ');
}

function partsOf(benefit: Benefit): readonly Side[] {
  if (benefit.kind === 'buy-get-other') return [benefit.bought, benefit.got];
  return benefit.kind === 'bundle' ? benefit.parts : [];
}

function priceText([masterId, amounts]: readonly [string, Amounts]): string {
  return `${masterId} ${amountsText(amounts)}`;
}

function partText({ masterIds, categories, units, attributes = {} }: Side): string {
  const goods = `${units} × ${[...categories, ...masterIds].join('/')}`;
  return [goods, ...Object.values(attributes).map((words) => words.join('/'))].join(', ');
}

function stepText({ from, percent }: Extract<Benefit, { kind: 'steps' }>['steps'][number]): string {
  return `${typeof from === 'number' ? from : amountsText(from)}: ${percent}`;
}

function amountsText(amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([currency, amount]) => `${toAmount(amount)} ${currency}`)
    .join(', ');
}
