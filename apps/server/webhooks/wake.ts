import { createWaker } from '../kernel/waker.ts';

/** Has due messages of webhooks sent soon. */
export const { wake: wakeWebhooks, onWake: onWakeWebhooks } = createWaker();
