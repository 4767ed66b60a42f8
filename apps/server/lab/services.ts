import { type LabSettings, longestPause } from '../kernel/lab-settings.ts';
import { type PaymentsView, webhookControls } from './payments.ts';
import { form, section } from './section.ts';

/** Switches for slow calls and unreliable webhooks. */
export function serviceSection({ pause }: LabSettings, payments: PaymentsView): string {
  const slow = form(
    'pause',
    `<label>Milliseconds that every call waits <input type="number" name="pause" min="0" max="${longestPause}" value="${pause}"></label><button>Slow down</button>`,
  );
  return section(
    'services',
    'Slow and unreliable services',
    `<h3>Calls</h3>${slow}<h3>Webhooks of payments</h3>${webhookControls(payments)}`,
  );
}
