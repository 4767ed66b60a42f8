import type { Facts } from '@eyelet/domain/audit/diff.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { effectOf } from '@eyelet/domain/promotions/effects/effects.ts';
import type { Amounts, Benefit, Promotion } from '@eyelet/domain/promotions/promotion.ts';

/** The members of a promotion that the audit keeps, readable for people. */
export function factsOf(promotion: Promotion): Facts {
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
    needsCode: promotion.needsCoupon,
    rank: promotion.rank,
    exclusive: promotion.exclusive,
    group: promotion.group,
    uses: limits?.uses ?? null,
    usesEach: limits?.usesEach ?? null,
    budget: limits?.budget ? amountsText(limits.budget) : null,
    startsAt: promotion.startsAt?.toISOString() ?? null,
    endsAt: promotion.endsAt?.toISOString() ?? null,
  };
}

function benefitText(benefit: Benefit): string {
  const amounts = effectOf(benefit).amounts?.(benefit).map(amountsText) ?? [];
  const { kind, ...members } = benefit;
  const plain = Object.values(members).filter((one) => typeof one !== 'object');
  const steps = benefit.kind === 'steps' ? benefit.steps.map(stepText) : amounts;
  const methods = benefit.kind === 'free-delivery' ? benefit.methods : [];
  return [kind, ...plain, ...steps, ...methods].join(' ');
}

function stepText({ from, percent }: Extract<Benefit, { kind: 'steps' }>['steps'][number]): string {
  return `${typeof from === 'number' ? from : amountsText(from)}: ${percent}`;
}

function amountsText(amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([currency, amount]) => `${toAmount(amount)} ${currency}`)
    .join(', ');
}
