import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Facts, Section } from '../record/section.tsx';
import { useWords } from '../words/words.ts';
import { namesGoods } from './values.ts';
import { wantsTexts } from './wants/texts.ts';
import { useChoices } from './wants/use-choices.ts';
import { amountsText, benefitTexts, goodsText, marketsText, periodText } from './words.ts';

type Fact = readonly [label: string, value: ReactNode];

/** What a promotion brings, and when it does, in words. */
export function RulesSection({ promotion }: Readonly<{ promotion: DeskPromotion }>) {
  const words = useWords();
  const { t, language } = words;
  const { promotionId, threshold, audience, locales, needsCode, exclusive, group, rank, texts } = promotion;
  const { callout, terms, gift } = texts[language];
  const choices = useChoices();
  const facts: readonly Fact[] = [
    [
      t('studio.promotions.gives'),
      <div key="gives">
        {benefitTexts(words, promotion, choices).map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>,
    ],
    ...(namesGoods(promotion.benefit.kind) ? [] : [[t('studio.promotions.goods'), goodsText(t, promotion)] as const]),
    ...(threshold === null ? [] : [[t('studio.promotions.threshold'), amountsText(language, threshold)] as const]),
    [
      t('studio.promotions.shoppers'),
      audience === null
        ? t('studio.promotions.everybody')
        : audience.map((one) => t(`studio.promotions.shopper.${one}`)).join(', '),
    ],
    [t('studio.promotions.markets'), marketsText(words, locales)],
    [t('studio.promotions.period'), periodText(words, promotion)],
    ...wantsTexts(words, promotion, choices),
    [
      t('studio.promotions.code'),
      needsCode ? (
        <Link key="codes" to={`/promotions/${promotionId}/codes`}>
          {t('studio.promotions.showCodes')}
        </Link>
      ) : (
        t('studio.promotions.noCode')
      ),
    ],
    [t('studio.promotions.beside'), besideText()],
    ...(promotion.mostOff === null
      ? []
      : [[t('studio.promotions.mostOff'), amountsText(language, promotion.mostOff)] as const]),
    ...(promotion.belowFloor ? [[t('studio.promotions.floor'), t('studio.promotions.belowFloor')] as const] : []),
    [t('studio.promotions.rank'), rank],
    [t('studio.promotions.callout'), gift?.earned ?? (callout || '–')],
    [t('studio.promotions.terms'), terms ?? '–'],
    [t('studio.promotions.id'), <code key="id">{promotionId}</code>],
  ];

  function besideText(): string {
    if (exclusive) return t('studio.promotions.alone');
    return group === null ? t('studio.promotions.withOthers') : t('studio.promotions.bestOf', { group });
  }

  return (
    <Section title={t('studio.promotions.rules')}>
      <Facts facts={facts} />
    </Section>
  );
}
