import { listPromotionMeetings } from '@eyelet/contracts/promotion-desk/list-meetings.ts';
import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../look/notice.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { MeetingsTable } from './meetings-table.tsx';

type MeetingsSectionProps = Readonly<{ promotion: Pick<DeskPromotion, 'promotionId' | 'texts' | 'version'> }>;

/** The promotions that a saved one meets. */
export function MeetingsSection({ promotion: { promotionId, texts, version } }: MeetingsSectionProps) {
  const { t, language } = useWords();
  const { data, error } = useQuery({
    queryKey: ['promotion-meetings', promotionId, version],
    queryFn: () => call(listPromotionMeetings, { params: { promotionId } }),
  });
  return (
    <Section title={t('studio.promotions.meetings')} hint={t('studio.promotions.meetingsHint')}>
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {data ? <MeetingsTable of={data} own={{ id: promotionId, name: texts[language].name }} /> : undefined}
    </Section>
  );
}
