import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import type { Look, LookStanding } from '@eyelet/contracts/customers/look.ts';
import { endLook } from '@eyelet/contracts/looks/end.ts';
import { openLook } from '@eyelet/contracts/looks/open.ts';
import { useState } from 'react';
import { Badge, type Tone } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';
import { AskLookDialog } from './ask-look-dialog.tsx';
import { customerChanged, showCurrentCustomer } from './changed.ts';

const tones: Readonly<Record<LookStanding, Tone>> = {
  asked: 'warning',
  allowed: 'good',
  open: 'info',
  declined: 'neutral',
  ended: 'neutral',
  lapsed: 'neutral',
};

/** Looks at the shop as the customer sees it: wished, allowed, and who has looked when. */
export function LooksSection({ customer }: Readonly<{ customer: Customer }>) {
  const { t } = useWords();
  const may = usePermission();
  const [isAsking, setAsking] = useState(false);
  const { looks, isConfirmed, consumerNo } = customer;
  const mayLook = may('customers.look');
  if (!mayLook && looks.length === 0) return undefined;
  const isUnderWay = looks.some(({ until }) => until !== null);
  const asks = mayLook && isConfirmed && !isUnderWay;
  return (
    <Section
      title={t('studio.customers.looks')}
      hint={t('studio.customers.looksHow')}
      actions={asks ? <Button onPress={() => setAsking(true)}>{t('studio.customers.look.ask')}</Button> : undefined}
    >
      {looks.length === 0 ? undefined : (
        <ul className="plain-list">
          {looks.map((look) => (
            <OneLook key={look.lookId} consumerNo={consumerNo} look={look} />
          ))}
        </ul>
      )}
      {isAsking ? <AskLookDialog customer={customer} onClose={() => setAsking(false)} /> : undefined}
    </Section>
  );
}

function OneLook({ consumerNo, look }: Readonly<{ consumerNo: string; look: Look }>) {
  const { t, language } = useWords();
  const may = usePermission();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { lookId, standing, reason, askedBy, askedAt, answeredAt, openedAt, endedAt, until, isOwn } = look;
  const params = { consumerNo, lookId };
  const steps = [
    ['allowedAt', answeredAt],
    ['openedAt', openedAt],
    ['endedAt', endedAt],
    ['until', until],
  ] as const;

  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await work().catch(showCurrentCustomer);
    } catch (error) {
      setProblem(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }

  async function open(): Promise<void> {
    // The shop answers in this browser; its bar leads back here.
    const { path } = await call(openLook, { params });
    window.location.assign(path);
  }

  async function end(): Promise<void> {
    await customerChanged(await call(endLook, { params }));
    showToast(t('studio.customers.look.ended'));
  }

  const acts = isOwn && until !== null && may('customers.look');
  return (
    <li className="stack-tight">
      <span className="badges">
        <strong>{reason}</strong>
        <Badge tone={tones[standing]}>{t(`studio.customers.lookStanding.${standing}`)}</Badge>
      </span>
      <span className="hint">
        {[
          t('studio.loyalty.askedBy', { name: askedBy, when: dateTime(language, askedAt) }),
          ...steps.flatMap(([step, at]) =>
            at === null ? [] : [t(`studio.customers.look.${step}`, { when: dateTime(language, at) })],
          ),
        ].join(' · ')}
      </span>
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      {acts ? (
        <div className="section-actions">
          {standing === 'asked' ? undefined : (
            <Button kind="primary" isPending={isBusy} onPress={() => run(open)}>
              {t('studio.customers.look.open')}
            </Button>
          )}
          <Button isPending={isBusy} onPress={() => run(end)}>
            {t(standing === 'open' ? 'studio.customers.look.end' : 'studio.customers.look.takeBack')}
          </Button>
        </div>
      ) : undefined}
    </li>
  );
}
