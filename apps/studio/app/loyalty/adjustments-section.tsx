import { approveAdjustment } from '@eyelet/contracts/loyalty-desk/approve.ts';
import type { Adjustment, DeskMember } from '@eyelet/contracts/loyalty-desk/member.ts';
import { refuseAdjustment } from '@eyelet/contracts/loyalty-desk/refuse.ts';
import { useState } from 'react';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { AskedItem } from '../record/asked-item.tsx';
import type { Act } from '../record/decisions.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { memberChanged, showCurrentMember } from './changed.ts';

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
          <AskedItem
            key={one.adjustmentId}
            of="loyalty"
            one={one}
            what={signed.format(one.points)}
            state={t(`studio.loyalty.adjustment.${one.state}`)}
            reason={t(`studio.loyalty.reason.${one.reason}`)}
            decide={(act) => setAsking({ act, one })}
          />
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
