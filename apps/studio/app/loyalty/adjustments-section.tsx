import { approveAdjustment } from '@eyelet/contracts/loyalty-desk/approve.ts';
import type { Adjustment, DeskMember } from '@eyelet/contracts/loyalty-desk/member.ts';
import { refuseAdjustment } from '@eyelet/contracts/loyalty-desk/refuse.ts';
import { useState } from 'react';
import { Badge, type Tone } from '../look/badge.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { type Act, Decisions } from '../record/decisions.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { dateTime, useWords } from '../words/words.ts';
import { memberChanged, showCurrentMember } from './changed.ts';

const tones: Readonly<Record<Adjustment['state'], Tone>> = { waiting: 'warning', done: 'good', refused: 'neutral' };

type Asking = Readonly<{ act: Act; one: Adjustment }>;

/** What staff have given and taken, and what waits for somebody else to approve. */
export function AdjustmentsSection({ member }: Readonly<{ member: DeskMember }>) {
  const { t, language } = useWords();
  const [asking, setAsking] = useState<Asking>();
  const { consumerNo, name, adjustments } = member;
  if (adjustments.length === 0) return undefined;
  const signed = new Intl.NumberFormat(language, { signDisplay: 'always' });

  async function decide({ act, one: { adjustmentId } }: Asking): Promise<void> {
    const operation = act === 'approve' ? approveAdjustment : refuseAdjustment;
    await memberChanged(await call(operation, { params: { consumerNo, adjustmentId } }));
    showToast(t(`studio.loyalty.${act}Done`));
  }

  return (
    <Section title={t('studio.loyalty.adjustments')}>
      <ul className="plain-list">
        {adjustments.map((one) => (
          <li key={one.adjustmentId} className="stack-tight">
            <span className="badges">
              <strong>{signed.format(one.points)}</strong>
              <Badge tone={tones[one.state]}>{t(`studio.loyalty.adjustment.${one.state}`)}</Badge>
            </span>
            <span>
              {t(`studio.loyalty.reason.${one.reason}`)}
              {one.note === '' ? '' : `: ${one.note}`}
            </span>
            <span className="hint">
              {t('studio.loyalty.askedBy', { name: one.askedBy || '–', when: dateTime(language, one.askedAt) })}
              {one.decidedBy === null || one.decidedAt === null
                ? undefined
                : ` · ${t('studio.loyalty.decidedBy', { name: one.decidedBy || '–', when: dateTime(language, one.decidedAt) })}`}
            </span>
            {one.state === 'waiting' ? (
              <Decisions of="loyalty" isOwn={one.isOwn} decide={(act) => setAsking({ act, one })} />
            ) : undefined}
          </li>
        ))}
      </ul>
      {asking ? (
        <Confirm
          title={t(`studio.loyalty.${asking.act}`)}
          action={t(`studio.loyalty.${asking.act}`)}
          run={() => decide(asking).catch(showCurrentMember)}
          onClose={() => setAsking(undefined)}
        >
          <p>{t(`studio.loyalty.${asking.act}What`, { name, points: signed.format(asking.one.points) })}</p>
        </Confirm>
      ) : undefined}
    </Section>
  );
}
