import { markets } from '@eyelet/domain/markets/markets.ts';
import { useSearchParams } from 'react-router';
import { Select } from '../look/select.tsx';
import { useWords } from '../words/words.ts';
import { lengthOf, lengths } from './asked.ts';
import { figureOf, figures } from './sales-by-day.tsx';

type FigureChoicesProps = Readonly<{ currencies: readonly string[]; shown: string | undefined }>;

/** Which days, market, currency and figure are shown; the address says it. */
export function FigureChoices({ currencies, shown }: FigureChoicesProps) {
  const { t, language } = useWords();
  const [address, setAddress] = useSearchParams();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const set = (name: string) => (value: string) =>
    setAddress(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const marketOptions = markets.map(({ locale, tag }) => ({ id: locale, label: names.of(tag) ?? locale }));
  return (
    <div className="filters">
      <Select
        isInline
        label={t('studio.home.days')}
        value={String(lengthOf(address))}
        options={lengths.map((count) => ({ id: String(count), label: t('studio.home.lastDays', { count }) }))}
        onChange={set('days')}
      />
      <Select
        isInline
        label={t('studio.home.market')}
        value={address.get('market') ?? ''}
        options={[{ id: '', label: t('studio.home.allMarkets') }, ...marketOptions]}
        onChange={set('market')}
      />
      {currencies.length > 1 && shown !== undefined ? (
        <Select
          isInline
          label={t('studio.home.currency')}
          value={shown}
          options={currencies.map((currency) => ({ id: currency, label: currency }))}
          onChange={set('currency')}
        />
      ) : undefined}
      <Select
        isInline
        label={t('studio.home.figure')}
        value={figureOf(address)}
        options={figures.map((id) => ({ id, label: t(`studio.home.${id}`) }))}
        onChange={set('figure')}
      />
    </div>
  );
}
