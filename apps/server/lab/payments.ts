import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { WebhookManner } from '@eyelet/db/payments/sandbox-webhook.ts';
import type { Shop } from '../kernel/shop.ts';
import { readWebhookManner } from '../payment-providers/sandbox/send-webhooks.ts';
import { form } from './section.ts';

/** The payment provider: the sandbox, whose webhooks the lab controls, or one that the lab cannot control. */
export type PaymentsView = Readonly<{ sandbox: WebhookManner }> | Readonly<{ sandbox?: undefined; provider: string }>;

/** The payment settings that the lab can change. */
export async function paymentsOf(shop: Shop): Promise<PaymentsView> {
  const { name } = shop.payments;
  return name === 'sandbox' ? { sandbox: await readWebhookManner(shop) } : { provider: name };
}

/** The sandbox's test cards do not work with another provider, so these errors are provoked differently there. */
const withoutTestCards: Partial<Record<ErrorId, string>> = {
  PAY400: 'Pay with a test card of the provider and a wrong security code.',
  PYT402: 'The provider’s own risk rules decide; here only the switch provokes it.',
};

/** How to provoke an error where the sandbox is not the provider; undefined where that makes no difference. */
export function provokedElsewhere(id: ErrorId, payments: PaymentsView): string | undefined {
  return payments.sandbox ? undefined : withoutTestCards[id];
}

/** The switches of the webhooks, or why there are none. */
export function webhookControls(payments: PaymentsView): string {
  if (!payments.sandbox) return elsewhere(payments.provider);
  const { delaySeconds, copies, reversed, lost, pendingEnds } = payments.sandbox;
  const box = (name: string, label: string, on: boolean) =>
    `<label><input type="checkbox" name="${name}" value="1"${on ? ' checked' : ''}> ${label}</label>`;
  const ends = (['paid', 'refused'] as const)
    .map((one) => `<option${one === pendingEnds ? ' selected' : ''}>${one}</option>`)
    .join('');
  return form(
    'webhooks',
    `<label>Seconds late <input type="number" name="delaySeconds" min="0" max="3600" value="${delaySeconds}"></label>
<label>Times each <input type="number" name="copies" min="1" max="5" value="${copies}"></label>
${box('reversed', 'last one first', reversed)} ${box('lost', 'never', lost)}
<label>Pending payments end <select name="pendingEnds">${ends}</select></label><button>Set webhooks</button>`,
  );
}

function elsewhere(provider: string): string {
  return `<p>The money is moved by <code>${provider}</code>, which sends its webhooks itself. These switches are of the sandbox’s own payments and do nothing here: how late, how often and in which order webhooks come, that they never come, and how pending payments end. All other switches of this page work.</p>`;
}
