import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useAddress } from '../../list/use-address.ts';
import { Button } from '../../look/button.tsx';
import { Select } from '../../look/select.tsx';
import { namedMarkets } from '../../words/markets.ts';
import { type StudioLanguage, useWords } from '../../words/words.ts';
import { beginningsOf, type Month, monthOf, monthsLater } from './month.ts';

type MonthBarProps = Readonly<{ month: Month; market: string | undefined }>;

/** The month that is shown, ways to the others, and the market. */
export function MonthBar({ month, market }: MonthBarProps) {
  const { t, language } = useWords();
  const { set } = useAddress();
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)];
  const isPresent = month === monthOf(null, new Date());
  const markets = [{ id: '', label: t('studio.promotions.allMarkets') }, ...namedMarkets(language)];
  return (
    <div className="filters">
      <Button isSquare aria-label={monthName(language, before)} onPress={() => set('month', before)}>
        <ChevronLeft aria-hidden size={16} />
      </Button>
      <h2 className="calendar-month" aria-live="polite">
        {monthName(language, month)}
      </h2>
      <Button isSquare aria-label={monthName(language, after)} onPress={() => set('month', after)}>
        <ChevronRight aria-hidden size={16} />
      </Button>
      <Button kind="quiet" isIdle={isPresent} onPress={() => set('month', '')}>
        {t('studio.promotions.calendarNow')}
      </Button>
      <Select
        isInline
        label={t('studio.home.market')}
        value={market ?? ''}
        options={markets}
        onChange={(next) => set('market', next)}
      />
    </div>
  );
}

function monthName(language: StudioLanguage, month: Month): string {
  const [begin] = beginningsOf(month);
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(begin);
}
