import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { askForLook } from '@eyelet/contracts/looks/ask.ts';
import { useState } from 'react';
import { Confirm } from '../look/confirm.tsx';
import { TextArea } from '../look/text-area.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { customerChanged, showCurrentCustomer } from './changed.ts';

/** Asks a customer to be let into the shop as they see it, with a reason that they read. */
export function AskLookDialog({ customer, onClose }: Readonly<{ customer: Customer; onClose: () => void }>) {
  const { t } = useWords();
  // The id of one confirmation: however often it is sent, the customer is asked once.
  const [lookId] = useState(newId);
  const [reason, setReason] = useState('');
  const { consumerNo, email } = customer;
  const name = customer.name || email;

  async function run(): Promise<void> {
    await customerChanged(await call(askForLook, { params: { consumerNo, lookId }, body: { reason } }));
    showToast(t('studio.customers.look.asked', { name }));
  }

  return (
    <Confirm
      title={t('studio.customers.look.ask')}
      action={t('studio.customers.look.ask')}
      run={() => run().catch(showCurrentCustomer)}
      onClose={onClose}
    >
      <p>{t('studio.customers.look.askWhat', { name, email })}</p>
      <TextArea
        name="reason"
        label={t('studio.customers.look.reason')}
        value={reason}
        rows={3}
        maxLength={300}
        onChange={setReason}
      />
    </Confirm>
  );
}
