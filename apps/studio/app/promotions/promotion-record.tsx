import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { LimitsSection } from './limits-section.tsx';
import { PromotionState } from './promotion-state.tsx';
import { ResultsSection } from './results-section.tsx';
import { RulesSection } from './rules-section.tsx';

/** One promotion: what it brings, when and for whom, how much of its limits is used, and what came of it. */
export function PromotionRecord() {
  const { t, language } = useWords();
  const { promotionId = '' } = useParams();
  const { data: promotion, error } = useQuery({
    queryKey: ['promotion', promotionId],
    queryFn: () => call(readDeskPromotion, { params: { promotionId } }),
  });
  const from = { path: '/promotions', label: t('studio.promotions.title') };
  if (!promotion) {
    return (
      <Record title={promotionId} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  return (
    <Record
      title={promotion.texts[language].name}
      from={from}
      state={<PromotionState state={promotion.state} />}
      side={
        <div className="sections">
          <LimitsSection promotion={promotion} />
          <Timeline kind="promotion" id={promotionId} />
        </div>
      }
    >
      <RulesSection promotion={promotion} />
      <ResultsSection promotionId={promotionId} />
    </Record>
  );
}
