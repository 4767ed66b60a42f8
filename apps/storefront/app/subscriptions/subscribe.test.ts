import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { subscribeByEmail } from './subscribe.ts';

const german = { tag: 'de', country: 'DE', region: 'EMEA' } as const;
const t = createMessages('de');

function posted(email: string, policy: boolean): FormData {
  const form = new FormData();
  form.set('email', email);
  if (policy) form.set('policy', 'on');
  return form;
}

/** A server with the given answer, and the subscriptions that it received. */
function server(answer: () => object) {
  const bodies: unknown[] = [];
  const call = async (operation: { id: string }, { body }: { body?: unknown }) => {
    if (operation.id === 'time.read') return { dateTime: '2026-11-21T10:00:00.000Z' };
    bodies.push(body);
    return answer();
  };
  return { client: { call } as unknown as ApiClient, bodies };
}

const refusal = (errorId: string) => () => {
  throw new ApiError(400, { appId: 'eyelet', correlationId: 'c', errorDetails: [{ errorId, message: errorId }] });
};

test('a guest subscribes with the consent of the form, dated by the server [B2.1.13, B7.01]', async () => {
  const { client, bodies } = server(() => ({ subscription: { doubleOptin: true } }));
  const answer = await subscribeByEmail(client, german, posted(' ada@example.com ', true));
  expect(answer.done).toBe('subscribed');
  expect(bodies).toEqual([
    {
      type: 'Newsletter',
      channel: 'email',
      recipient: 'ada@example.com',
      optin: true,
      optinDate: '2026-11-21T10:00:00.000Z',
      country: 'DE',
      region: 'EMEA',
    },
  ]);
});

test('the answer says when a mailed link has to be opened', async () => {
  const { client } = server(() => ({ subscription: { doubleOptin: false } }));
  expect((await subscribeByEmail(client, german, posted('ada@example.com', true))).done).toBe('pending');
});

test.each([
  ['', true, { email: t('validation.required') }],
  ['x', true, { email: t('validation.email') }],
  ['ada@example.com', false, { policy: t('validation.checkbox') }],
])(
  '%j with policy %s is reported beside its field and not sent [B5.4.01, B5.4.02, B5.4.03]',
  async (email, policy, errors) => {
    const { client, bodies } = server(() => ({}));
    expect(await subscribeByEmail(client, german, posted(email, policy))).toEqual({ email, policy, errors });
    expect(bodies).toEqual([]);
  },
);

test('a refused email is marked, any other refusal is shown with its full text [B8.17]', async () => {
  const form = posted('ada@example.com', true);
  const malformed = await subscribeByEmail(server(refusal('AUT453')).client, german, form);
  expect(malformed.errors).toEqual({ email: t('error.AUT453') });
  const failed = await subscribeByEmail(server(refusal('PRO412')).client, german, form);
  expect(failed).toMatchObject({ errors: {}, failure: t('error.PRO412'), email: 'ada@example.com', policy: true });
});
