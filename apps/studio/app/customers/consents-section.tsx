import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { Badge } from '../look/badge.tsx';
import { Facts, Section } from '../record/section.tsx';
import { dateTime, type StudioLanguage, useWords } from '../words/words.ts';

/** What a customer has agreed to, and which messages they want; only they change it. */
export function ConsentsSection({ customer }: Readonly<{ customer: Customer }>) {
  const { t, language } = useWords();
  const { consents, subscriptions, notifications } = customer;
  const topics = [...new Set(notifications.map(({ topic }) => topic))];
  return (
    <Section title={t('studio.customers.consents')} hint={t('studio.customers.consentsHint')}>
      <Facts
        facts={[
          ...consents.map(
            ({ of, acceptedAt, version }) =>
              [
                t(`studio.customers.consent.${of}`),
                version === null
                  ? dateTime(language, acceptedAt)
                  : t('studio.customers.acceptedVersion', { when: dateTime(language, acceptedAt), version }),
              ] as const,
          ),
          ...subscriptions.map(
            (one) =>
              [
                t(`studio.customers.subscription.${one.type}.${one.channel}`),
                <Subscribed key="state" subscription={one} language={language} />,
              ] as const,
          ),
          ...topics.map((topic) => {
            const on = notifications.filter((one) => one.topic === topic && one.enabled);
            const channels = on.map(({ channel }) => t(`studio.customers.channel.${channel}`));
            return [t(`studio.customers.topic.${topic}`), channels.join(', ') || t('studio.off')] as const;
          }),
        ]}
      />
    </Section>
  );
}

type SubscribedProps = Readonly<{ subscription: Customer['subscriptions'][number]; language: StudioLanguage }>;

function Subscribed({ subscription, language }: SubscribedProps) {
  const { t } = useWords();
  const { optin, doubleOptin, recipient, optinAt, optoutAt } = subscription;
  const at = optin ? optinAt : optoutAt;
  return (
    <span className="badges">
      <Badge tone={optin ? 'good' : 'neutral'}>{t(optin ? 'studio.on' : 'studio.off')}</Badge>
      {optin && !doubleOptin ? <Badge tone="warning">{t('studio.customers.unconfirmed')}</Badge> : undefined}
      <span className="hint">{at === null ? recipient : `${recipient} · ${dateTime(language, at)}`}</span>
    </span>
  );
}
