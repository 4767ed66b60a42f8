import { askForCustomer } from '@eyelet/contracts/customers/ask.ts';
import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { endCustomerSessions } from '@eyelet/contracts/customers/end-sessions.ts';
import { sendCustomerReset } from '@eyelet/contracts/customers/send-reset.ts';
import { useState } from 'react';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { customerChanged, showCurrentCustomer } from './changed.ts';
import { type Reason, ReasonFields } from './reason-fields.tsx';

export type Act = 'resetMail' | 'signOut' | 'export' | 'erasure';

type ActDialogProps = Readonly<{ customer: Customer; act: Act; onClose: () => void }>;

/** Does something with an account, or asks a second person to, once confirmed and with a reason. */
export function ActDialog({ customer, act, onClose }: ActDialogProps) {
  const { t } = useWords();
  // The id of one confirmation: however often it is sent, it is done once.
  const [id] = useState(newId);
  const [reason, setReason] = useState<Reason>('asked');
  const [note, setNote] = useState('');
  const { consumerNo, email } = customer;
  const name = customer.name || email;

  function send(): Promise<Customer> {
    const body = { reason, note };
    if (act === 'signOut') return call(endCustomerSessions, { params: { consumerNo, actionId: id }, body });
    if (act === 'resetMail') return call(sendCustomerReset, { params: { consumerNo, actionId: id }, body });
    return call(askForCustomer, { params: { consumerNo, requestId: id }, body: { kind: act, ...body } });
  }

  async function run(): Promise<void> {
    await customerChanged(await send());
    showToast(t(`studio.customers.did.${act}`, { name }));
  }

  const asks = act === 'export' || act === 'erasure';
  return (
    <Confirm
      title={t(`studio.customers.do.${act}`)}
      action={t(asks ? 'studio.loyalty.ask' : `studio.customers.do.${act}`)}
      isDanger={act === 'erasure'}
      run={() => run().catch(showCurrentCustomer)}
      onClose={onClose}
    >
      <p>{t(`studio.customers.what.${act}`, { name, email })}</p>
      <ReasonFields reason={reason} onReason={setReason} note={{ value: note, onChange: setNote }} />
    </Confirm>
  );
}
