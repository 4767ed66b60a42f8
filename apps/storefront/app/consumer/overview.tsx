import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { isPartiallyEnrolled } from '@eyelet/domain/consumer/enrolment.ts';
import { writtenPhone } from '@eyelet/domain/validation/written-phone.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/overview';
import { DoneNote } from './done-note.tsx';
import { Membership } from './membership.tsx';
import { asConsumer } from './require-consumer.ts';
import { SpendBanner } from './spend-banner.tsx';
import { useLastOrder, useProfile } from './use-profile.ts';

/** Ends the membership; other posts, as from an outdated page, are ignored. */
export async function action({ context, request }: Route.ActionArgs) {
  const posted = await request.formData();
  if (posted.get('intent') !== 'leave') return { left: false };
  const changes = { enrollments: [{ type: 'Loyalty' as const, optin: false }] };
  await asConsumer(context.get(shopContext), request, (client) =>
    client.call(updateConsumer, { body: { consumerProfile: changes } }),
  );
  return { left: true };
}

/** The account at a glance, with links to change it (C2.18). */
export default function AccountOverview({ actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const profile = useProfile();
  const last = useLastOrder();
  const { consumerDetails: details, subscriptions } = profile;
  const shipTo = details.addresses.find((one) => one.approachType === 'S');
  const hasNewsletter = subscriptions.some((one) => one.channel === 'email' && one.optin);
  return (
    <>
      <Seo title={say('account.title')} />
      <h1 className="mb-8 heading lg:text-64 lg:leading-none">
        {say('account.hello', { name: details.firstName || details.email })}
      </h1>
      {isPartiallyEnrolled(details) && (
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4 border-l-2 border-lichen bg-paper p-5">
          <div>
            <p className="font-medium">{say('account.incompleteTitle')}</p>
            <p className="text-granite">{say('account.incomplete')}</p>
          </div>
          <ButtonLink href={`/${path}/enrolment`} size="small">
            {say('account.complete')}
          </ButtonLink>
        </div>
      )}
      {actionData?.left && <DoneNote>{say('account.leaveDone')}</DoneNote>}
      <SpendBanner profile={profile} />
      <Membership profile={profile} />
      <dl className="mt-10 border-t border-drift">
        {last && (
          <Row
            title={say('account.lastOrder')}
            href={`/${path}/account/order?order=${last.orderNumber}`}
            action={say('account.look')}
          >
            <span className="block font-medium text-kelp">{say(`order.state.${last.status}`)}</span>
            {[last.day, say('purchases.units', { n: last.totalUnits }), last.total].join(' · ')}
          </Row>
        )}
        <Row title={say('account.profile')} href={`/${path}/account/profile`} action={say('account.change')}>
          {[`${details.firstName} ${details.lastName}`.trim(), details.email, writtenPhone(details.phone)]
            .filter((line) => line !== '')
            .map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
        </Row>
        <Row title={say('account.addresses')} href={`/${path}/account/addresses`} action={say('account.change')}>
          {shipTo ? addressLines(shipTo).join(', ') : say('account.noAddress')}
        </Row>
        <Row
          title={say('account.subscriptions')}
          href={`/${path}/account/subscriptions`}
          action={say('account.change')}
        >
          {say(hasNewsletter ? 'account.newsletterOn' : 'account.newsletterOff')}
        </Row>
        <Row title={say('account.security')} href={`/${path}/account/security`} action={say('account.change')}>
          {say('account.securityNote')}
        </Row>
      </dl>
    </>
  );
}

type RowProps = Readonly<{ title: string; href: string; action: string; children: ReactNode }>;

function Row({ title, href, action, children }: RowProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-drift py-5 sm:grid-cols-[10rem_1fr_auto]">
      <dt className="font-medium">{title}</dt>
      <dd className="text-granite [overflow-wrap:anywhere]">{children}</dd>
      <dd>
        <a href={href} className="plain-link text-14">
          {action}
          <span className="sr-only"> {title}</span>
        </a>
      </dd>
    </div>
  );
}
