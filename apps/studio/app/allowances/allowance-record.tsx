import { readAllowance } from '@eyelet/contracts/allowances/read.ts';
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
import { AllowanceForm } from './allowance-form.tsx';
import { useYearText } from './year-text.ts';

/** Somebody with an allowance: what they have spent of the year, and what they may spend. */
export function AllowanceRecord() {
  const { t } = useWords();
  const may = usePermission();
  const yearText = useYearText();
  const { consumerNo = '' } = useParams();
  const { data: allowance, error } = useQuery({
    queryKey: ['allowance', consumerNo],
    queryFn: () => call(readAllowance, { params: { consumerNo } }),
  });
  const from = { path: '/allowances', label: t('studio.allowances.title') };
  if (!allowance) {
    return (
      <Record title={t('studio.allowances.person')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const { name, email, identities, programmeProof, termsAccepted } = allowance;
  const isEmployee = identities.includes('employee');
  const kinds = identities.map((one) => t(`studio.allowances.identity.${one}`)).join(', ');
  return (
    <Record
      title={name || email}
      from={from}
      side={may('audit.read') ? <Timeline kind="allowance" id={consumerNo} /> : undefined}
    >
      <Section title={t('studio.allowances.year')}>
        <Facts
          facts={[
            [t('studio.email'), email],
            [t('studio.allowances.kind'), kinds || '–'],
            ...(programmeProof === null ? [] : [[t('studio.allowances.proof'), programmeProof] as const]),
            [t('studio.allowances.athlete'), yearText(allowance, 'athlete')],
            [t('studio.allowances.employee'), yearText(allowance, 'employee')],
            [t('studio.allowances.prosumer'), yearText(allowance, 'prosumer')],
            ...(isEmployee
              ? [[t('studio.allowances.terms'), t(termsAccepted ? 'studio.yes' : 'studio.no')] as const]
              : []),
          ]}
        />
      </Section>
      {may('allowances.write') ? <AllowanceForm key={consumerNo} allowance={allowance} /> : undefined}
    </Record>
  );
}
