import { useAddress } from '../list/use-address.ts';
import { Select } from '../look/select.tsx';
import { namedMarkets } from '../words/markets.ts';
import { useWords } from '../words/words.ts';
import { dayCounts, daysOf } from './report-query.ts';
import { figureOf, figures } from './sales-by-day.tsx';

type FigureChoicesProps = Readonly<{ currencies: readonly string[]; shown: string | undefined }>;

/** Which days, market, currency and figure are shown; the address says it. */
export function FigureChoices({ currencies, shown }: FigureChoicesProps) {
  const { t, language } = useWords();
  const { address, set } = useAddress();
  return (
    <div className="filters">
      <Select
        isInline
        label={t('studio.home.days')}
        value={String(daysOf(address))}
        options={dayCounts.map((count) => ({ id: String(count), label: t('studio.home.lastDays', { count }) }))}
        onChange={(value) => set('days', value)}
      />
      <Select
        isInline
        label={t('studio.home.market')}
        value={address.get('market') ?? ''}
        options={[{ id: '', label: t('studio.home.allMarkets') }, ...namedMarkets(language)]}
        onChange={(value) => set('market', value)}
      />
      {currencies.length > 1 && shown !== undefined ? (
        <Select
          isInline
          label={t('studio.home.currency')}
          value={shown}
          options={currencies.map((currency) => ({ id: currency, label: currency }))}
          onChange={(value) => set('currency', value)}
        />
      ) : undefined}
      <Select
        isInline
        label={t('studio.home.figure')}
        value={figureOf(address)}
        options={figures.map((id) => ({ id, label: t(`studio.home.${id}`) }))}
        onChange={(value) => set('figure', value)}
      />
    </div>
  );
}
