import { acceptDispute } from '@eyelet/contracts/disputes/accept.ts';
import type { Evidence } from '@eyelet/contracts/disputes/evidence.ts';
import { readEvidencePaper } from '@eyelet/contracts/disputes/read-paper.ts';
import { submitEvidence } from '@eyelet/contracts/disputes/submit.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { showEvidence } from './evidence-changed.ts';
import { saysSomething } from './says-something.ts';

/** The paper with the evidence, and where it is submitted, or the money is given up. */
export function AnswerSection({ evidence, isUnsaved }: Readonly<{ evidence: Evidence; isUnsaved: boolean }>) {
  const { t, language } = useWords();
  const [asking, setAsking] = useState<'submit' | 'accept'>();
  const { dispute, mayAnswer, version } = evidence;
  const { disputeId, amount, deadline } = dispute;
  const params = { disputeId };
  const sum = money(language, amount, dispute.currency);
  const hasPaper = saysSomething(evidence);
  if (!mayAnswer && !hasPaper) return undefined;
  const close = () => setAsking(undefined);

  async function submit(): Promise<void> {
    const changed = await call(submitEvidence, { params, body: { version } });
    await showEvidence(changed);
    showToast(t(changed.dispute.answer?.state === 'sent' ? 'studio.disputes.sent' : 'studio.disputes.stored'));
  }

  async function accept(): Promise<void> {
    const changed = await call(acceptDispute, { params, body: { amount } });
    await showEvidence(changed);
    showToast(t(changed.dispute.answer?.state === 'sent' ? 'studio.disputes.givenUp' : 'studio.disputes.acceptStored'));
  }

  return (
    <Section
      title={t('studio.disputes.answer')}
      {...(mayAnswer && deadline !== null
        ? { hint: t('studio.disputes.until', { when: dateTime(language, deadline) }) }
        : {})}
    >
      {mayAnswer && isUnsaved ? <p className="hint">{t('studio.disputes.saveFirst')}</p> : undefined}
      <div className="form-actions">
        {hasPaper ? (
          <a className="button button-plain" href={requestUrl(readEvidencePaper, { params })} download>
            <FileText aria-hidden size={16} />
            {t('studio.disputes.paper')}
          </a>
        ) : undefined}
        {mayAnswer ? (
          <>
            <Button kind="danger" onPress={() => setAsking('accept')}>
              {t('studio.disputes.accept')}
            </Button>
            <Button kind="primary" isDisabled={version === 0 || isUnsaved} onPress={() => setAsking('submit')}>
              {t('studio.disputes.submit')}
            </Button>
          </>
        ) : undefined}
      </div>
      {asking === 'submit' ? (
        <Confirm title={t('studio.disputes.submit')} action={t('studio.disputes.submit')} run={submit} onClose={close}>
          <p>{t('studio.disputes.submitWhat')}</p>
        </Confirm>
      ) : undefined}
      {asking === 'accept' ? (
        <Confirm
          title={t('studio.disputes.accept')}
          action={t('studio.disputes.acceptAction', { amount: sum })}
          isDanger
          run={accept}
          onClose={close}
        >
          <p>{t('studio.disputes.acceptWhat', { amount: sum })}</p>
        </Confirm>
      ) : undefined}
    </Section>
  );
}
