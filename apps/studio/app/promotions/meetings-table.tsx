import type { Meetings } from '@eyelet/contracts/promotion-desk/list-meetings.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../look/button.tsx';
import { useWords } from '../words/words.ts';
import { meetingTexts } from './meeting-texts.ts';
import { PromotionState } from './promotion-state.tsx';
import { marketsText, periodText } from './words.ts';

/** As many more are shown at once: the weightiest come first, and what follows them on the page is near. */
const atOnce = 10;

type MeetingsTableProps = Readonly<{
  of: Meetings;
  /** The promotion that meets them: the id that they call it by, and its name. */
  own: Readonly<{ id: string; name: string }>;
}>;

/** The promotions that one meets in carts, where and when, and which of them takes something off then. */
export function MeetingsTable({ of: { meetings, total }, own }: MeetingsTableProps) {
  const words = useWords();
  const { t } = words;
  const [shown, setShown] = useState(atOnce);
  if (meetings.length === 0) return <p>{t('studio.promotions.meetingsNone')}</p>;
  return (
    <>
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
            {meetings.slice(0, shown).map((meeting) => (
              <tr key={meeting.promotionId}>
                <td>
                  <Link to={`/promotions/${meeting.promotionId}`}>{meeting.name}</Link>{' '}
                  <PromotionState state={meeting.state} />
                </td>
                <td className="wraps">
                  {meetingTexts(t, meeting, (id) => (id === own.id ? own.name : meeting.name)).map((text, index) => (
                    <p key={index}>{text}</p>
                  ))}
                </td>
                <td>{periodText(words, { startsAt: meeting.from, endsAt: meeting.until })}</td>
                <td>{marketsText(words, meeting.markets)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {meetings.length > shown ? (
        <Button onPress={() => setShown(shown + atOnce)}>{t('studio.list.more')}</Button>
      ) : undefined}
      {total > meetings.length && meetings.length <= shown ? (
        <p className="hint">{t('studio.promotions.meetingsCut', { shown: meetings.length, total })}</p>
      ) : undefined}
    </>
  );
}
