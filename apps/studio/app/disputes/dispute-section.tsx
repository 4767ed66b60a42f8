import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import { Link } from 'react-router';
import { Section } from '../record/section.tsx';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { DisputeState } from './dispute-state.tsx';

/** A dispute beside what it is about. */
export function DisputeSection({ dispute }: Readonly<{ dispute: Dispute }>) {
  const { t, language } = useWords();
  return (
    <Section title={t('studio.disputes.ofOrder', { amount: money(language, dispute.amount, dispute.currency) })}>
      <div className="stack">
        <div>
          <DisputeState state={dispute.state} />
        </div>
        <DisputeFacts dispute={dispute} />
        <div>
          <Link to={`/disputes/${dispute.disputeId}`}>{t('studio.disputes.showEvidence')}</Link>
        </div>
      </div>
    </Section>
  );
}
