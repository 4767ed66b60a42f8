import type { WantsView } from '@eyelet/contracts/promotion-desk/wants.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { StudioLanguage } from '../../words/words.ts';
import { amountsText, marketsText } from '../words.ts';

/** The segments that a promotion asks for, as facts with their names. */
export function segmentTexts(
  words: Readonly<{ t: Translate; language: StudioLanguage }>,
  { tiers, orders, spent, daysSinceOrder, daysAsMember, homeMarkets }: WantsView,
): readonly (readonly [label: string, text: string])[] {
  const { t, language } = words;
  const days = (n: number) => t('studio.promotions.segment.days', { n });
  return [
    ...some(t('studio.promotions.segment.tiers'), tiers?.map((one) => t(`studio.loyalty.tier.${one}`)).join(', ')),
    ...some(t('studio.promotions.segment.orders'), orders && ordersText(t, orders)),
    ...some(
      t('studio.promotions.segment.spent'),
      spent &&
        t('studio.promotions.segment.spentText', { amounts: amountsText(language, spent.amounts), n: spent.days }),
    ),
    ...some(t('studio.promotions.segment.sinceOrder'), daysSinceOrder && days(daysSinceOrder)),
    ...some(t('studio.promotions.segment.asMember'), daysAsMember && days(daysAsMember)),
    ...some(t('studio.promotions.segment.homeMarkets'), homeMarkets && marketsText(words, homeMarkets)),
  ];
}

function some(label: string, text: string | number | null | undefined) {
  return text ? [[label, String(text)] as const] : [];
}

function ordersText(t: Translate, { from, until }: NonNullable<WantsView['orders']>): string {
  return until === null
    ? t('studio.promotions.segment.ordersFromText', { from })
    : t('studio.promotions.segment.ordersText', { from, until });
}
