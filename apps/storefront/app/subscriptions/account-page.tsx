import { changeSubscription } from '@eyelet/contracts/subscriptions/change.ts';
import { listSubscriptions } from '@eyelet/contracts/subscriptions/list.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import type { Subscription } from '@eyelet/contracts/subscriptions/subscription.ts';
import { writtenPhone } from '@eyelet/domain/validation/written-phone.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { DoneNote } from '../consumer/done-note.tsx';
import { AccountHeading } from '../consumer/heading.tsx';
import { asConsumer } from '../consumer/require-consumer.ts';
import { useProfile } from '../consumer/use-profile.ts';
import { answerDone, answerWith } from '../forms/answer.ts';
import { errorsOfRefusal } from '../forms/field-errors.ts';
import { useLocale } from '../shop/locale.ts';
import { type ShopContext, shopContext } from '../shop/shop-context.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Route } from './+types/account-page';

type Channel = Subscription['channel'];

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await request.formData();
  const channel: Channel = posted.get('channel') === 'sms' ? 'sms' : 'email';
  const optin = posted.get('optin') === 'yes';
  try {
    await asConsumer(context.get(shopContext), request, (client) => change(client, channel, optin));
    return answerDone(channel);
  } catch (error) {
    return answerWith(channel, posted, errorsOfRefusal(error, {}));
  }
}

/** Creates a first subscription or updates the existing one (B7.22, B7.23). */
async function change(client: ShopContext['client'], channel: Channel, optin: boolean): Promise<void> {
  const { subscriptions } = await client.call(listSubscriptions, {});
  const known = subscriptions.filter((one) => one.channel === channel);
  if (known.length === 0 && optin) {
    await client.call(subscribe, { body: { type: 'Newsletter', channel, optin } });
  }
  for (const { type } of known) await client.call(changeSubscription, { body: { type, channel, optin } });
}

/** The subscriptions of a consumer by email and SMS (C1.20, C1.21). */
export default function SubscriptionsPage({ actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { signUp } = useMarket();
  const { consumerDetails: details, subscriptions } = useProfile();
  const sms = subscriptions.filter((one) => one.channel === 'sms');
  return (
    <>
      <AccountHeading title={say('account.subscriptions')}>{say('account.subscriptionsNote')}</AccountHeading>
      {actionData?.done && <DoneNote>{say('account.saved')}</DoneNote>}
      <div className="border-t border-drift">
        <Switch
          channel="email"
          recipient={details.email}
          subscriptions={subscriptions.filter((one) => one.channel === 'email')}
          error={actionData?.form === 'email' ? actionData.errors[''] : undefined}
        />
        {(signUp.smsOptIn !== 'none' || sms.length > 0) &&
          (details.phone ? (
            <Switch
              channel="sms"
              recipient={writtenPhone(details.phone)}
              subscriptions={sms}
              error={actionData?.form === 'sms' ? actionData.errors[''] : undefined}
            />
          ) : (
            <p className="border-b border-drift py-6 text-granite">
              {say('account.smsNeedsPhone')}{' '}
              <TextLink href={`/${path}/account/profile`}>{say('account.addPhone')}</TextLink>
            </p>
          ))}
      </div>
    </>
  );
}

type SwitchProps = Readonly<{
  channel: Channel;
  recipient: string;
  subscriptions: readonly Subscription[];
  error: string | undefined;
}>;

function Switch({ channel, recipient, subscriptions, error }: SwitchProps) {
  const say = useSay();
  const active = subscriptions.find((one) => one.optin);
  const state = active ? (active.doubleOptin ? 'on' : 'pending') : 'off';
  return (
    <section aria-labelledby={`${channel}-title`} className="border-b border-drift py-6">
      <Form method="post" className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id={`${channel}-title`} className="font-medium">
            {say(`account.channel.${channel}`)}
          </h2>
          <p className="text-granite [overflow-wrap:anywhere]">{recipient}</p>
          <p className="mt-1 text-14">{say(`account.subscription.${state}`)}</p>
          {error && (
            <p role="alert" className="mt-2 text-14 text-buoy">
              {error}
            </p>
          )}
        </div>
        <input type="hidden" name="channel" value={channel} />
        <Button type="submit" tone="secondary" size="small" name="optin" value={active ? 'no' : 'yes'}>
          {say(active ? 'account.unsubscribe' : 'account.subscribe')}
          <span className="sr-only">: {say(`account.channel.${channel}`)}</span>
        </Button>
      </Form>
    </section>
  );
}
