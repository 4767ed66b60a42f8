import { explainSettlementLine } from '@eyelet/contracts/settlements/explain.ts';
import { explanations, type SettlementLine } from '@eyelet/contracts/settlements/settlement.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReasonAndNote } from '../forms/reason-and-note.tsx';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { Facts } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';
import { dateTime, useWords } from '../words/words.ts';

type LineDetailsProps = Readonly<{ settlementId: string; line: SettlementLine }>;

type Reason = (typeof explanations)[number];

/** What is known of a line, and where somebody says why it differs. */
export function LineDetails({ settlementId, line }: LineDetailsProps) {
  const { t, language } = useWords();
  const may = usePermission();
  const [isExplaining, setExplaining] = useState(false);
  const [reason, setReason] = useState<Reason>('timing');
  const [note, setNote] = useState('');
  const { no, outcome, type, paymentKey, orderNumber, explained } = line;
  const differs = outcome !== 'matched' && outcome !== 'own';

  async function explain(): Promise<void> {
    await call(explainSettlementLine, { params: { settlementId, no }, body: { reason, note } });
    await refresh(['list', `settlement-lines-${settlementId}`], ['settlement', settlementId], ['list', 'settlements']);
    showToast(t('studio.saved'));
  }

  return (
    <div className="stack">
      <Facts
        facts={[
          [t('studio.settlements.line'), type === '' ? String(no) : `${no} · ${type}`],
          [
            t('studio.payments.order'),
            paymentKey === null ? (
              '–'
            ) : (
              <Link key="payment" to={`/payments/${encodeURIComponent(paymentKey)}`}>
                {orderNumber ?? paymentKey}
              </Link>
            ),
          ],
          ...(explained === null
            ? []
            : [
                [
                  t('studio.reason'),
                  [
                    t('studio.settlements.explained', {
                      reason: t(`studio.settlements.reason.${explained.reason}`),
                      name: explained.by || '–',
                      when: dateTime(language, explained.at),
                    }),
                    explained.note,
                  ]
                    .filter(Boolean)
                    .join(' · '),
                ] as const,
              ]),
        ]}
      />
      {differs && may('payments.reconcile') ? (
        <div>
          <Button onPress={() => setExplaining(true)}>{t('studio.settlements.explain')}</Button>
        </div>
      ) : undefined}
      {isExplaining ? (
        <Confirm
          title={t('studio.settlements.explain')}
          action={t('studio.settlements.explain')}
          run={explain}
          onClose={() => setExplaining(false)}
        >
          <p>{t('studio.settlements.explainHow', { no })}</p>
          <ReasonAndNote
            label={t('studio.reason')}
            reasons={explanations.map((id) => ({ id, label: t(`studio.settlements.reason.${id}`) }))}
            reason={reason}
            onReason={setReason}
            note={{ value: note, onChange: setNote }}
          />
        </Confirm>
      ) : undefined}
    </div>
  );
}
