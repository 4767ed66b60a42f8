import { listPromotionMeetings, type Meeting } from '@eyelet/contracts/promotion-desk/list-meetings.ts';
import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { meetingTexts } from './meeting-texts.ts';
import { PromotionState } from './promotion-state.tsx';
import { marketsText, periodText } from './words.ts';

/** As many more are shown at once: the weightiest come first, and what follows them on the page is near. */
const atOnce = 10;

type MeetingsSectionProps = Readonly<{ promotion: Pick<DeskPromotion, 'promotionId' | 'texts' | 'version'> }>;

/** The promotions that one meets in carts, where and when, and which of them takes something off then. */
export function MeetingsSection({ promotion: { promotionId, texts, version } }: MeetingsSectionProps) {
  const words = useWords();
  const { t, language } = words;
  const { data, error } = useQuery({
    queryKey: ['promotion-meetings', promotionId, version],
    queryFn: () => call(listPromotionMeetings, { params: { promotionId } }),
  });
  const [shown, setShown] = useState(atOnce);
  const nameOf = (id: string, meeting: Meeting) => (id === promotionId ? texts[language].name : meeting.name);
  return (
    <Section title={t('studio.promotions.meetings')} hint={t('studio.promotions.meetingsHint')}>
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {data?.meetings.length === 0 ? <p>{t('studio.promotions.meetingsNone')}</p> : undefined}
      {data && data.meetings.length > 0 ? (
        <div className="table-box">
          <table className="table" aria-label={t('studio.promotions.meetings')}>
            <thead>
              <tr>
                <th scope="col">{t('studio.promotions.name')}</th>
                <th scope="col">{t('studio.promotions.meetingsThen')}</th>
                <th scope="col">{t('studio.promotions.period')}</th>
                <th scope="col">{t('studio.promotions.markets')}</th>
              </tr>
            </thead>
            <tbody>
              {data.meetings.slice(0, shown).map((meeting) => (
                <tr key={meeting.promotionId}>
                  <td>
                    <Link to={`/promotions/${meeting.promotionId}`}>{meeting.name}</Link>{' '}
                    <PromotionState state={meeting.state} />
                  </td>
                  <td className="wraps">
                    {meetingTexts(t, meeting, (id) => nameOf(id, meeting)).map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                  </td>
                  <td>{periodText(words, { startsAt: meeting.from, endsAt: meeting.until })}</td>
                  <td>{marketsText(words, meeting.markets)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : undefined}
      {data && data.meetings.length > shown ? (
        <Button onPress={() => setShown(shown + atOnce)}>{t('studio.list.more')}</Button>
      ) : undefined}
      {data && data.total > data.meetings.length && data.meetings.length <= shown ? (
        <p className="hint">{t('studio.promotions.meetingsCut', { shown: data.meetings.length, total: data.total })}</p>
      ) : undefined}
    </Section>
  );
}
