import { readStoreStaff } from '@eyelet/contracts/store-staff/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { AssociateActions } from './associate-actions.tsx';
import { AssociateForm } from './associate-form.tsx';
import { AssociateState } from './associate-state.tsx';
import { limitText } from './limits.ts';

/** An associate: where they sell and what they may do. */
export function AssociateRecord() {
  const words = useWords();
  const { t } = words;
  const { employeeId = '' } = useParams();
  const may = usePermission();
  const { data: associate, error } = useQuery({
    queryKey: ['associate', employeeId],
    queryFn: () => call(readStoreStaff, { params: { employeeId } }),
  });
  const from = { path: '/store-staff', label: t('studio.storeStaff.title') };
  if (!associate) {
    return (
      <Record title={t('studio.storeStaff.person')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const { name, email, storeName, approves, blocked, hasPin, openSessions } = associate;
  const mayWrite = may('store-staff.write');
  return (
    <Record
      title={name}
      from={from}
      state={<AssociateState blocked={blocked} />}
      actions={mayWrite ? <AssociateActions associate={associate} /> : undefined}
      side={may('audit.read') ? <Timeline kind="associate" id={employeeId} /> : undefined}
    >
      <Section title={t('studio.storeStaff.details')}>
        <Facts
          facts={[
            [t('studio.email'), email],
            [t('studio.storeStaff.store'), storeName],
            [t('studio.storeStaff.limit'), limitText(words, associate)],
            [t('studio.storeStaff.approves'), t(approves ? 'studio.yes' : 'studio.no')],
            [t('studio.storeStaff.pin'), t(hasPin ? 'studio.storeStaff.pinSet' : 'studio.storeStaff.pinNone')],
            [t('studio.storeStaff.openSessions'), openSessions],
          ]}
        />
      </Section>
      {mayWrite ? <AssociateForm key={employeeId} associate={associate} /> : undefined}
    </Record>
  );
}
