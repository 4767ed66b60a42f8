import { readDispute } from '@eyelet/contracts/disputes/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { AnswerProblem } from './answer-problem.tsx';
import { AnswerSection } from './answer-section.tsx';
import { DisputeFacts } from './dispute-facts.tsx';
import { DisputeState } from './dispute-state.tsx';
import { evidenceKey } from './evidence-changed.ts';
import { EvidenceForm } from './evidence-form.tsx';
import { EvidencePictures } from './evidence-pictures.tsx';

/** A dispute: what is known of it, what is gathered against it, and how it is answered. */
export function DisputeRecord() {
  const { t, language } = useWords();
  const may = usePermission();
  const { disputeId = '' } = useParams();
  const [isUnsaved, setUnsaved] = useState(false);
  const { data: evidence, error } = useQuery({
    queryKey: evidenceKey(disputeId),
    queryFn: () => call(readDispute, { params: { disputeId } }),
    // Until the provider has taken what was submitted.
    refetchInterval: ({ state }) => (state.data?.dispute.answer?.state === 'waiting' ? 5000 : false),
  });
  const from = { path: '/disputes', label: t('studio.disputes.title') };
  if (!evidence) {
    return (
      <Record title={t('studio.disputes.one')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const { dispute } = evidence;
  const mayWrite = may('disputes.write');
  return (
    <Record
      title={t('studio.disputes.ofOrder', { amount: money(language, dispute.amount, dispute.currency) })}
      from={from}
      state={<DisputeState state={dispute.state} />}
    >
      <Section title={t('studio.disputes.details')}>
        <div className="stack">
          {may('orders.read') ? (
            <div>
              <Link to={`/orders/${dispute.orderNumber}`}>{t('studio.disputes.showOrder')}</Link>
            </div>
          ) : undefined}
          <AnswerProblem dispute={dispute} />
          <DisputeFacts dispute={dispute} />
        </div>
      </Section>
      {mayWrite ? (
        <>
          <EvidenceForm evidence={evidence} onChange={setUnsaved} />
          <EvidencePictures evidence={evidence} />
          <AnswerSection evidence={evidence} isUnsaved={isUnsaved} />
        </>
      ) : undefined}
    </Record>
  );
}
