import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { Facts, Section } from '../record/section.tsx';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

type LimitsSectionProps = Readonly<{ promotion: Pick<DeskPromotion, 'limits' | 'used'> }>;

/** How much of the limits of a promotion is used. */
export function LimitsSection({ promotion: { limits, used } }: LimitsSectionProps) {
  const { t, language } = useWords();
  const { uses, usesEach, budget } = limits;
  const spent = Object.entries(budget ?? {}).map(([currency, most]) => {
    const amount = used.spent[currency as keyof typeof used.spent] ?? 0;
    return t('studio.promotions.spentOf', {
      spent: money(language, amount, currency),
      most: money(language, most, currency),
    });
  });
  if (uses === null && usesEach === null && budget === null) {
    return (
      <Section title={t('studio.promotions.limits')}>
        <p className="hint">{t('studio.promotions.noLimits')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('studio.promotions.limits')}>
      <Facts
        facts={[
          [
            t('studio.promotions.uses'),
            uses === null ? used.uses : t('studio.promotions.usesOf', { uses: used.uses, most: uses }),
          ],
          ...(usesEach === null ? [] : [[t('studio.promotions.usesEach'), usesEach] as const]),
          ...(budget === null
            ? []
            : [
                [
                  t('studio.promotions.budget'),
                  <div key="spent">
                    {spent.map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                  </div>,
                ] as const,
              ]),
        ]}
      />
    </Section>
  );
}
