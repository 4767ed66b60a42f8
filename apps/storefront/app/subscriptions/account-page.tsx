import { changeNotifications } from '@eyelet/contracts/notifications/change.ts';
import { listNotifications } from '@eyelet/contracts/notifications/list.ts';
import {
  type MailedTopic,
  mailedTopics,
  type NotificationChannel,
  textedTopics,
} from '@eyelet/contracts/notifications/preference.ts';
import { changeSubscription } from '@eyelet/contracts/subscriptions/change.ts';
import { listSubscriptions } from '@eyelet/contracts/subscriptions/list.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import type { Subscription } from '@eyelet/contracts/subscriptions/subscription.ts';
import { writtenPhone } from '@eyelet/domain/validation/written-phone.ts';
import { loaderMessages } from '@eyelet/messages/loader-messages.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
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
import { Switch } from './switch.tsx';

type Channel = Subscription['channel'];
type Client = ShopContext['client'];

const channels: readonly Channel[] = ['email', 'sms'];

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { notifications, sendsTexts } = await asConsumer(shop, request, (client) => client.call(listNotifications, {}));
  const say = await loaderMessages(shop.market.tag);
  return {
    topics: mailedTopics.map((topic) => ({
      topic,
      title: say(`mailing.topic.${topic}`),
      about: say(`mailing.topic.${topic}.about`),
      isOn: notifications.some((one) => one.topic === topic && one.channel === 'email' && one.enabled),
    })),
    texts: (sendsTexts ? textedTopics : []).map((topic) => ({
      topic,
      title: say(`texting.topic.${topic}`),
      isOn: notifications.some((one) => one.topic === topic && one.channel === 'sms' && one.enabled),
    })),
    always: say('mailing.always'),
  };
}

/** What a posted form switches: news by a channel, or mails or text messages about a topic; undefined for anything else. */
function switchedBy(posted: FormData) {
  const channel = channels.find((one) => one === posted.get('channel'));
  const topic = mailedTopics.find((one) => one === posted.get('topic'));
  const text = textedTopics.find((one) => one === posted.get('text'));
  const named = ['channel', 'topic', 'text'].filter((name) => posted.has(name));
  if (named.length !== 1) return undefined;
  if (channel) return { form: channel, run: (client: Client, on: boolean) => change(client, channel, on) };
  if (topic) return { form: topic, run: (client: Client, on: boolean) => choose(client, topic, 'email', on) };
  if (text) return { form: `text-${text}`, run: (client: Client, on: boolean) => choose(client, text, 'sms', on) };
  return undefined;
}

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await request.formData();
  const switched = switchedBy(posted);
  // What is unknown must not switch something else.
  if (!switched) throw new Response(null, { status: 400 });
  const { form, run } = switched;
  const optin = posted.get('optin') === 'yes';
  try {
    await asConsumer(context.get(shopContext), request, (client) => run(client, optin));
    return answerDone(form);
  } catch (error) {
    return answerWith(form, posted, errorsOfRefusal(error, {}));
  }
}

async function choose(
  client: Client,
  topic: MailedTopic,
  channel: NotificationChannel,
  enabled: boolean,
): Promise<void> {
  await client.call(changeNotifications, { body: { notifications: [{ topic, channel, enabled }] } });
}

/** Creates a first subscription or updates the existing one (B7.22, B7.23). */
async function change(client: Client, channel: Channel, optin: boolean): Promise<void> {
  const { subscriptions } = await client.call(listSubscriptions, {});
  const known = subscriptions.filter((one) => one.channel === channel);
  if (known.length === 0 && optin) {
    await client.call(subscribe, { body: { type: 'Newsletter', channel, optin } });
  }
  for (const { type } of known) await client.call(changeSubscription, { body: { type, channel, optin } });
}

/** What the shop may send a consumer: news by email and SMS (C1.20, C1.21), and mails about their orders (C7.88). */
export default function SubscriptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { signUp } = useMarket();
  const { consumerDetails: details, subscriptions } = useProfile();
  const sms = subscriptions.filter((one) => one.channel === 'sms');
  const errorOf = (form: string) => (actionData?.form === form ? actionData.errors[''] : undefined);
  return (
    <>
      <AccountHeading title={say('account.subscriptions')}>{say('account.subscriptionsNote')}</AccountHeading>
      {actionData?.done && <DoneNote>{say('account.saved')}</DoneNote>}
      <div className="border-t border-drift">
        <Switch
          name="channel"
          value="email"
          title={say('account.channel.email')}
          state={stateOf(subscriptions.filter((one) => one.channel === 'email'))}
          error={errorOf('email')}
        >
          {details.email}
        </Switch>
        {(signUp.smsOptIn !== 'none' || sms.length > 0) &&
          (details.phone ? (
            <Switch
              name="channel"
              value="sms"
              title={say('account.channel.sms')}
              state={stateOf(sms)}
              error={errorOf('sms')}
            >
              {writtenPhone(details.phone)}
            </Switch>
          ) : (
            <p className="border-b border-drift py-6 text-granite">
              {say('account.smsNeedsPhone')}{' '}
              <TextLink href={`/${path}/account/profile`}>{say('account.addPhone')}</TextLink>
            </p>
          ))}
        {loaderData.topics.map(({ topic, title, about, isOn }) => (
          <Switch
            key={topic}
            name="topic"
            value={topic}
            title={title}
            state={isOn ? 'on' : 'off'}
            error={errorOf(topic)}
          >
            {about}
          </Switch>
        ))}
        {details.phone &&
          loaderData.texts.map(({ topic, title, isOn }) => (
            <Switch
              key={topic}
              name="text"
              value={topic}
              title={title}
              state={isOn ? 'on' : 'off'}
              error={errorOf(`text-${topic}`)}
            >
              {writtenPhone(details.phone)}
            </Switch>
          ))}
      </div>
      <p className="mt-6 text-granite">{loaderData.always}</p>
    </>
  );
}

function stateOf(subscriptions: readonly Subscription[]) {
  const active = subscriptions.find((one) => one.optin);
  if (!active) return 'off';
  return active.doubleOptin ? 'on' : 'pending';
}
