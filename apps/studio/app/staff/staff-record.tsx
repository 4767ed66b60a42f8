import { readStaff } from '@eyelet/contracts/staff/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { useMe, usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, languageNames, useWords } from '../words/words.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonRoles } from './person-roles.tsx';
import { StateBadge } from './state-badge.tsx';

export function StaffRecord() {
  const { t, language } = useWords();
  const { staffId = '' } = useParams();
  const may = usePermission();
  const me = useMe();
  const { data: person, error } = useQuery({
    queryKey: ['staff', staffId],
    queryFn: () => call(readStaff, { params: { staffId } }),
  });
  const from = { path: '/staff', label: t('studio.staff.title') };
  if (!person) {
    return (
      <Record title={t('studio.staff.person')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const isOther = person.staffId !== me.staffId;
  const when = (iso: string | null) => (iso === null ? '–' : dateTime(language, iso));
  return (
    <Record
      title={person.name}
      from={from}
      state={<StateBadge state={person.state} />}
      actions={may('staff.manage') && isOther ? <PersonActions person={person} /> : undefined}
      side={may('audit.read') ? <Timeline kind="staff" id={staffId} /> : undefined}
    >
      <Section title={t('studio.staff.details')}>
        <Facts
          facts={[
            [t('studio.email'), person.email],
            [t('studio.language'), languageNames[person.language]],
            [t('studio.staff.waysIn'), waysIn()],
            [t('studio.staff.lastSignedIn'), when(person.lastSignedInAt)],
            [t('studio.staff.since'), when(person.createdAt)],
            ...(person.state === 'invited'
              ? [[t('studio.staff.invitedUntil'), when(person.invitedUntil)] as const]
              : []),
          ]}
        />
      </Section>
      <PersonRoles key={staffId} person={person} isOther={isOther} />
    </Record>
  );

  function waysIn(): string {
    const ways = [
      ...(person?.hasPassword ? [t('studio.staff.byPassword')] : []),
      ...(person?.passkeys ? [t('studio.staff.byPasskeys', { count: person.passkeys })] : []),
    ];
    return ways.join(', ') || '–';
  }
}
