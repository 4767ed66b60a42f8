import { readCustomer } from '@eyelet/contracts/customers/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { CreditSections } from '../store-credit/credit-sections.tsx';
import { dateTime, useWords } from '../words/words.ts';
import { ActionsSection } from './actions-section.tsx';
import { AddressesSection } from './addresses-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerState } from './customer-state.tsx';
import { DealingsSections } from './dealings-sections.tsx';
import { LooksSection } from './looks-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The account of a customer: who they are, what they have to do with the shop, and what staff have done. */
export function CustomerRecord() {
  const { t, language } = useWords();
  const may = usePermission();
  const { consumerNo = '' } = useParams();
  const { data: customer, error } = useQuery({
    queryKey: ['customer', consumerNo],
    queryFn: () => call(readCustomer, { params: { consumerNo } }),
  });
  const from = { path: '/customers', label: t('studio.customers.title') };
  if (!customer) {
    return (
      <Record title={t('studio.customers.customer')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  return (
    <Record
      title={customer.name || customer.email}
      from={from}
      state={<CustomerState customer={customer} />}
      actions={may('customers.write') ? <CustomerActions customer={customer} /> : undefined}
      side={may('audit.read') ? <Timeline kind="customer" id={consumerNo} /> : undefined}
    >
      {customer.deletionAt === null ? undefined : (
        <Notice tone="warning">
          {t('studio.customers.erasedWhat', { when: dateTime(language, customer.deletionAt) })}
        </Notice>
      )}
      <RequestsSection customer={customer} />
      <ProfileSection customer={customer} />
      <DealingsSections customer={customer} />
      <CreditSections consumerNo={consumerNo} />
      <AddressesSection customer={customer} />
      <ConsentsSection customer={customer} />
      <SessionsSection customer={customer} />
      <LooksSection customer={customer} />
      <ActionsSection customer={customer} />
    </Record>
  );
}
