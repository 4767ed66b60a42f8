import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { DisputeState } from './dispute-state.tsx';

/** The disputes of an order’s payments; nothing where there are none, or for whoever may not see them. */
export function OrderDisputes({ orderNumber }: Readonly<{ orderNumber: string }>) {
  const { t, language } = useWords();
  const isSeen = usePermission()('disputes.read');
  const { data } = useQuery({
    queryKey: ['order-disputes', orderNumber],
    queryFn: () => call(listDisputes, { query: { orderNumber } }),
    enabled: isSeen,
  });
  return data?.rows.map((dispute) => (
    <Section
      key={dispute.disputeId}
      title={t('studio.disputes.ofOrder', { amount: money(language, dispute.amount, dispute.currency) })}
    >
      <div className="stack">
        <div>
          <DisputeState state={dispute.state} />
        </div>
        <DisputeFacts dispute={dispute} />
      </div>
    </Section>
  ));
}
