import { approveAdjustment } from '@eyelet/contracts/loyalty-desk/approve.ts';
import type { Adjustment, DeskMember } from '@eyelet/contracts/loyalty-desk/member.ts';
import { refuseAdjustment } from '@eyelet/contracts/loyalty-desk/refuse.ts';
import { useState } from 'react';
import { Badge, type Tone } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { dateTime, useWords } from '../words/words.ts';
import { memberChanged, showCurrentMember } from './changed.ts';

const tones: Readonly<Record<Adjustment['state'], Tone>> = { waiting: 'warning', done: 'good', refused: 'neutral' };

type Asking = Readonly<{ act: 'approve' | 'refuse' | 'takeBack'; one: Adjustment }>;

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
            {one.state === 'waiting' ? <Decisions one={one} ask={setAsking} /> : undefined}
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

/** Whoever has asked waits, and may take it back; whoever may approve decides. */
function Decisions({ one, ask }: Readonly<{ one: Adjustment; ask: (asking: Asking) => void }>) {
  const { t } = useWords();
  const may = usePermission();
  if (one.isOwn) {
    return (
      <div className="section-actions">
        <span className="hint">{t('studio.loyalty.waitsFor')}</span>
        <Button kind="quiet" onPress={() => ask({ act: 'takeBack', one })}>
          {t('studio.loyalty.takeBack')}
        </Button>
      </div>
    );
  }
  if (!may('loyalty.approve')) return <span className="hint">{t('studio.loyalty.waitsFor')}</span>;
  return (
    <div className="section-actions">
      <Button onPress={() => ask({ act: 'approve', one })}>{t('studio.loyalty.approve')}</Button>
      <Button kind="quiet" onPress={() => ask({ act: 'refuse', one })}>
        {t('studio.loyalty.refuse')}
      </Button>
    </div>
  );
}
