import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import type { PromotionChoices } from '@eyelet/contracts/promotion-desk/read-choices.ts';
import type { WantsView } from '@eyelet/contracts/promotion-desk/wants.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { StudioLanguage } from '../../words/words.ts';
import { segmentTexts } from './segment-texts.ts';
import { weekdays } from './weekdays.ts';

type Words = Readonly<{ t: Translate; language: StudioLanguage }>;

/** What a promotion asks for, as facts with their names. */
export function wantsTexts(
  { t, language }: Words,
  { wants, named }: Pick<DeskPromotion, 'wants' | 'named'>,
  choices: PromotionChoices | undefined,
): readonly (readonly [label: string, text: string])[] {
  const { hours, groups, payment, delivery, stores, attributes, price, units } = wants;
  const list = (texts: readonly string[]) => texts.join(', ');
  const some = (label: string, text: string | null | undefined) => (text ? [[label, text] as const] : []);
  return [
    ...some(t('studio.promotions.wants.hours'), hours && hoursText({ t, language }, hours)),
    ...some(
      t('studio.promotions.wants.groups'),
      groups && list(groups.map((one) => t(`studio.promotions.wants.groups.${one}`))),
    ),
    ...some(
      t('studio.promotions.wants.shoppers'),
      wants.firstOrder ? t('studio.promotions.wants.firstOrder') : undefined,
    ),
    ...segmentTexts({ t, language }, wants),
    ...some(
      t('studio.promotions.wants.payment'),
      payment && list(payment.map((one) => t(`studio.orders.method.${one}`))),
    ),
    ...some(
      t('studio.promotions.wants.delivery'),
      delivery && list(delivery.map((one) => t(`studio.promotions.method.${one}`))),
    ),
    ...some(t('studio.promotions.wants.stores'), stores && list(named.stores.map(({ id, name }) => name || id))),
    ...some(t('studio.promotions.wants.price'), price && t(`studio.promotions.wants.price.${price}`)),
    ...(choices?.attributes ?? []).flatMap(({ kind, words }) => {
      const chosen = attributes?.[kind] ?? [];
      return some(
        t(`studio.promotions.wants.attribute.${kind}`),
        list(chosen.map((word) => words.find(({ id }) => id === word)?.name ?? word)),
      );
    }),
    ...some(t('studio.promotions.wants.units'), units === null ? null : String(units)),
  ];
}

function hoursText({ t, language }: Words, { days, from, until }: NonNullable<WantsView['hours']>): string {
  const names = weekdays(language).flatMap(({ id, label }) => (days.includes(Number(id)) ? [label] : []));
  const on = days.length === 7 ? t('studio.promotions.wants.everyDay') : names.join(', ');
  const isAllDay = from === '00:00' && until === '24:00';
  return isAllDay ? on : t('studio.promotions.wants.hoursText', { days: on, from, until });
}
