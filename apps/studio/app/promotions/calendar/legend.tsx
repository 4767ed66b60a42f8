import { shownStates } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { useWords } from '../../words/words.ts';

/** What the bars and the numbers of the calendar mean, in words beside a sample of each. */
export function Legend() {
  const { t } = useWords();
  return (
    <div className="calendar-legend">
      <ul aria-label={t('studio.promotions.calendarLegend')}>
        {shownStates.map((state) => (
          <li key={state}>
            <span className="calendar-bar" data-state={state} aria-hidden="true" />
            {t(`studio.promotions.state.${state}`)}
          </li>
        ))}
      </ul>
      <p className="hint">{t('studio.promotions.calendarNumbers')}</p>
    </div>
  );
}
