import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import { Notice } from '../look/notice.tsx';
import { useWords } from '../words/words.ts';

/** Why the provider has not taken an answer yet, or does not; nothing where there is no problem. */
export function AnswerProblem({ dispute: { state, answer } }: Readonly<{ dispute: Dispute }>) {
  const { t } = useWords();
  if (!answer?.problem || (state !== 'open' && answer.problem !== 'late')) return undefined;
  const { problem, problemDetail } = answer;
  return (
    <Notice tone={problem === 'down' || problem === 'uncertain' ? 'warning' : 'bad'}>
      {[t(`studio.disputes.problem.${problem}`), problemDetail].filter(Boolean).join(' ')}
    </Notice>
  );
}
