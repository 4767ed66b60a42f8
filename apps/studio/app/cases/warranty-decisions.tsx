import type { Case } from '@eyelet/contracts/cases/case.ts';
import type { RepairState, WarrantyDecision } from '@eyelet/contracts/cases/warranty.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { askedTones } from '../record/asked-item.tsx';
import { Section } from '../record/section.tsx';
import { dateTime, useWords } from '../words/words.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { MoveRepairDialog } from './move-repair-dialog.tsx';
import { WaitingRefund } from './waiting-refund.tsx';

type Warranty = NonNullable<Case['warranty']>;

type WarrantyDecisionsProps = Readonly<{ one: Case; warranty: Warranty; mayWrite: boolean }>;

/** What was decided about a warranty case, where a repair is, and what can be done next. */
export function WarrantyDecisions({ one, warranty, mayWrite }: WarrantyDecisionsProps) {
  const { t, language } = useWords();
  const [isDeciding, setDeciding] = useState(false);
  const [move, setMove] = useState<Readonly<{ decisionId: string; state: RepairState }>>();
  const { decisions, mayDecide } = warranty;
  return (
    <Section title={t('studio.cases.warranty.title')} hint={t('studio.cases.warranty.hint')}>
      <div className="stack">
        {decisions.length === 0 ? undefined : (
          <ol className="timeline">
            {decisions.map((decision) => (
              <li key={decision.decisionId}>
                <span className="badges">
                  {t(`studio.cases.warranty.outcome.${decision.outcome}`)}
                  {decision.repair === null ? undefined : (
                    <Badge tone={decision.repair === 'arrived' ? 'good' : 'info'}>
                      {t(`studio.cases.warranty.repair.${decision.repair}`)}
                    </Badge>
                  )}
                  {decision.approval === null ? undefined : (
                    <Badge tone={askedTones[decision.approval]}>
                      {t(`studio.cases.warranty.approval.${decision.approval}`)}
                    </Badge>
                  )}
                </span>
                <OfOrder decision={decision} />
                <span className="hint">
                  {[decision.by, decision.approver ?? '', dateTime(language, decision.at)].filter(Boolean).join(' · ')}
                </span>
                {decision.approval === 'waiting' ? <WaitingRefund decision={decision} /> : undefined}
                {mayWrite
                  ? decision.next.map((state) => (
                      <Button key={state} onPress={() => setMove({ decisionId: decision.decisionId, state })}>
                        {t(`studio.cases.warranty.move.${state as Exclude<RepairState, 'awaited'>}`)}
                      </Button>
                    ))
                  : undefined}
              </li>
            ))}
          </ol>
        )}
        {mayWrite && mayDecide ? (
          <Button kind={decisions.length === 0 ? 'primary' : 'plain'} onPress={() => setDeciding(true)}>
            {t('studio.cases.warranty.act')}
          </Button>
        ) : undefined}
      </div>
      {isDeciding ? <DecideDialog one={one} onClose={() => setDeciding(false)} /> : undefined}
      {move ? <MoveRepairDialog one={one} {...move} onClose={() => setMove(undefined)} /> : undefined}
    </Section>
  );
}

/** The order of which goods are sent again, or money is given back, and the number of the parcel that goes back. */
function OfOrder({ decision }: Readonly<{ decision: WarrantyDecision }>) {
  const { orderNumber, replacementOrder, tracking } = decision;
  const shown = replacementOrder ?? orderNumber;
  return (
    <>
      {shown === null ? undefined : (
        <Link to={`/orders/${shown}`}>
          <code>{shown}</code>
        </Link>
      )}
      {tracking === '' ? undefined : <code className="hint">{tracking}</code>}
    </>
  );
}
