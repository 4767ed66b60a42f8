import { expect, test } from 'vitest';
import { newWebhookSecret, webhookSignature } from './signature.ts';

const known = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('a message is signed as the example of the specification', () => {
  expect(webhookSignature(known, [secret])).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('while a secret is replaced, a message has a signature of each', () => {
  const other = newWebhookSecret();
  expect(webhookSignature(known, [secret, other])).toBe(
    `${webhookSignature(known, [secret])} ${webhookSignature(known, [other])}`,
  );
  expect(newWebhookSecret()).not.toBe(other);
});
