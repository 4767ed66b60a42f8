import { listMemberHistory } from '@eyelet/contracts/loyalty-desk/list-history.ts';
import type { DeskMember } from '@eyelet/contracts/loyalty-desk/member.ts';
import { readDeskMember } from '@eyelet/contracts/loyalty-desk/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { EntriesSection } from '../record/entries-section.tsx';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { AdjustmentsSection } from './adjustments-section.tsx';
import { TierBadge } from './tier-badge.tsx';

/** A member of the loyalty programme: points, tier, and what has happened to both. */
export function MemberRecord() {
  const { t, language } = useWords();
  const may = usePermission();
  const { consumerNo = '' } = useParams();
  const [isAdjusting, setAdjusting] = useState(false);
  const { data: member, error } = useQuery({
    queryKey: ['member', consumerNo],
    queryFn: () => call(readDeskMember, { params: { consumerNo } }),
  });
  const from = { path: '/loyalty', label: t('studio.loyalty.title') };
  if (!member) {
    return (
      <Record title={t('studio.loyalty.member')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const number = new Intl.NumberFormat(language);
  return (
    <Record
      title={member.name || member.email}
      from={from}
      state={<TierBadge tier={member.tier} />}
      actions={
        may('loyalty.write') ? (
          <Button onPress={() => setAdjusting(true)}>{t('studio.loyalty.adjust')}</Button>
        ) : undefined
      }
      side={may('audit.read') ? <Timeline kind="member" id={consumerNo} /> : undefined}
    >
      <Details member={member} />
      <AdjustmentsSection member={member} />
      <EntriesSection
        title={t('studio.loyalty.history')}
        queryKey={['member-history', consumerNo]}
        read={async (after) => {
          const { rows, next } = await call(listMemberHistory, { params: { consumerNo }, query: { after } });
          const entries = rows.map(({ id, date, points, balance, reason, orderNumber }) => ({
            ...{ entryId: id, at: date, amount: points, balance, orderNumber },
            what: t(`studio.loyalty.why.${reason}`),
          }));
          return { rows: entries, next };
        }}
        show={(points) => number.format(points)}
      />
      {isAdjusting ? <AdjustDialog member={member} onClose={() => setAdjusting(false)} /> : undefined}
    </Record>
  );
}

function Details({ member }: Readonly<{ member: DeskMember }>) {
  const { t, language } = useWords();
  const number = new Intl.NumberFormat(language);
  const { points, pointsOwed, tier, earnedPoints, nextTier, expiresAt, email, memberId, joinedAt } = member;
  const next = nextTier
    ? t('studio.loyalty.toNext', {
        points: number.format(nextTier.missingPoints),
        tier: t(`studio.loyalty.tier.${nextTier.tier}`),
      })
    : undefined;
  const standing = [
    t(`studio.loyalty.tier.${tier}`),
    t('studio.loyalty.earned', { points: number.format(earnedPoints) }),
    ...(next === undefined ? [] : [next]),
  ];
  return (
    <Section title={t('studio.giftCards.details')}>
      <Facts
        facts={[
          [t('studio.loyalty.points'), number.format(points)],
          ...(pointsOwed === 0 ? [] : [[t('studio.loyalty.owed'), number.format(pointsOwed)] as const]),
          ...(expiresAt === null ? [] : [[t('studio.loyalty.expiresAt'), dateTime(language, expiresAt)] as const]),
          [t('studio.loyalty.tier'), standing.join(' · ')],
          [t('studio.email'), email],
          [t('studio.loyalty.number'), <code key="number">{memberId}</code>],
          [t('studio.loyalty.joinedAt'), joinedAt === null ? '–' : dateTime(language, joinedAt)],
        ]}
      />
    </Section>
  );
}
