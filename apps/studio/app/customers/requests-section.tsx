import { approveCustomerRequest } from '@eyelet/contracts/customers/approve.ts';
import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { readCustomerFile } from '@eyelet/contracts/customers/read-file.ts';
import { refuseCustomerRequest } from '@eyelet/contracts/customers/refuse.ts';
import type { CustomerRequest } from '@eyelet/contracts/customers/request.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { useState } from 'react';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { AskedItem } from '../record/asked-item.tsx';
import type { Act } from '../record/decisions.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { dateTime, useWords } from '../words/words.ts';
import { customerChanged, showCurrentCustomer } from './changed.ts';

type Asking = Readonly<{ act: Act; one: CustomerRequest }>;

/** Exports and erasures that staff have asked for, and what of them waits for a second person. */
export function RequestsSection({ customer }: Readonly<{ customer: Customer }>) {
  const { t } = useWords();
  const [asking, setAsking] = useState<Asking>();
  const { consumerNo, requests, email } = customer;
  const name = customer.name || email;
  if (requests.length === 0) return undefined;

  async function decide({ act, one: { requestId } }: Asking): Promise<void> {
    const operation = act === 'approve' ? approveCustomerRequest : refuseCustomerRequest;
    await customerChanged(await call(operation, { params: { consumerNo, requestId } }));
    showToast(t(`studio.customers.${act}Done`));
  }

  return (
    <Section title={t('studio.customers.requests')}>
      <ul className="plain-list">
        {requests.map((one) => (
          <OneRequest
            key={one.requestId}
            consumerNo={consumerNo}
            request={one}
            decide={(act) => setAsking({ act, one })}
          />
        ))}
      </ul>
      {asking ? (
        <Confirm
          title={t(`studio.customers.${asking.act}`)}
          action={t(`studio.customers.${asking.act}`)}
          isDanger={asking.act === 'approve' && asking.one.kind === 'erasure'}
          run={() => decide(asking).catch(showCurrentCustomer)}
          onClose={() => setAsking(undefined)}
        >
          <p>
            {asking.act === 'approve'
              ? t(`studio.customers.approveWhat.${asking.one.kind}`, { name, email })
              : t(`studio.customers.${asking.act}What`, { name })}
          </p>
        </Confirm>
      ) : undefined}
    </Section>
  );
}

type OneRequestProps = Readonly<{ consumerNo: string; request: CustomerRequest; decide: (act: Act) => void }>;

function OneRequest({ consumerNo, request, decide }: OneRequestProps) {
  const { t, language } = useWords();
  const may = usePermission();
  const { requestId, kind, state, reason, fileUntil } = request;
  const file = requestUrl(readCustomerFile, { params: { consumerNo, requestId } });
  return (
    <AskedItem
      of="customers"
      one={request}
      what={t(`studio.customers.request.${kind}`)}
      state={t(`studio.customers.requestState.${state}`)}
      reason={t(`studio.customers.reason.${reason}`)}
      decide={decide}
    >
      {fileUntil !== null && may('customers.write') ? (
        <div className="section-actions">
          <a className="button button-plain" href={file} download>
            {t('studio.customers.file')}
          </a>
          <span className="hint">{t('studio.customers.fileUntil', { when: dateTime(language, fileUntil) })}</span>
        </div>
      ) : undefined}
    </AskedItem>
  );
}
