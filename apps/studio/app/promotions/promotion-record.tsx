import { useNavigate, useParams } from 'react-router';
import { Button } from '../look/button.tsx';
import { Record } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { FaultsNotice } from './faults-notice.tsx';
import { LimitsSection } from './limits-section.tsx';
import { MeetingsSection } from './meetings-section.tsx';
import { PauseButton } from './pause-button.tsx';
import { PromotionState } from './promotion-state.tsx';
import { ResultsSection } from './results-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { UnreadNotice } from './unread-notice.tsx';
import { usePromotion } from './use-promotion.tsx';

/** One promotion: what it brings, when and for whom, how much of its limits is used, and what came of it. */
export function PromotionRecord() {
  const { t, language } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  const { promotionId = '' } = useParams();
  const { promotion, failed } = usePromotion(promotionId);
  const from = { path: '/promotions', label: t('studio.promotions.title') };
  if (!promotion) {
    return (
      <Record title={promotionId} from={from}>
        {failed}
      </Record>
    );
  }
  return (
    <Record
      title={promotion.texts[language].name}
      from={from}
      state={<PromotionState state={promotion.state} />}
      actions={
        may('promotions.write') && promotion.unknownKinds.length === 0 ? (
          <>
            {promotion.state === 'ended' ? undefined : <PauseButton promotion={promotion} />}
            <Button onPress={() => navigate(`/promotions/new?like=${promotionId}`)}>
              {t('studio.promotions.duplicate')}
            </Button>
            <Button kind="primary" onPress={() => navigate(`/promotions/${promotionId}/change`)}>
              {t('studio.promotions.change')}
            </Button>
          </>
        ) : undefined
      }
      side={
        <div className="sections">
          <LimitsSection promotion={promotion} />
          <Timeline kind="promotion" id={promotionId} />
        </div>
      }
    >
      <UnreadNotice promotion={promotion} />
      <FaultsNotice promotionId={promotionId} />
      <RulesSection promotion={promotion} />
      <ResultsSection promotionId={promotionId} />
      <MeetingsSection key={promotionId} promotion={promotion} />
    </Record>
  );
}
