import { expect, test } from 'vitest';
import { readInboundMail } from './inbound-mail-settings.ts';

const secret = 'a text of more than twenty-four letters';

test.each([
  ['a sandbox that sends nothing has a mailbox of its own', {}, 'sandbox', false, 'care@reply.example'],
  ['a sandbox that sends mails has none', {}, 'sandbox', true, undefined],
  ['a live shop has none', {}, 'live', true, undefined],
  [
    'a mailbox with its secret',
    { REPLY_ADDRESS: 'care@in.skerry.example', INBOUND_MAIL_SECRET: secret },
    'live',
    true,
    'care@in.skerry.example',
  ],
] as const)('%s', (_, env, stage, sends, mailbox) => {
  expect(readInboundMail(env, { stage, sends })).toMatchObject({ settings: { mailbox } });
});

test.each([
  ['an address without its secret', { REPLY_ADDRESS: 'care@in.skerry.example' }],
  ['a secret without an address', { INBOUND_MAIL_SECRET: secret }],
  ['no address', { REPLY_ADDRESS: 'care', INBOUND_MAIL_SECRET: secret }],
  ['a short secret', { REPLY_ADDRESS: 'care@in.skerry.example', INBOUND_MAIL_SECRET: 'short' }],
])('%s is a problem that repeats no secret', (_, env) => {
  const read = readInboundMail(env, { stage: 'live', sends: true });
  expect(read).toEqual({ problem: expect.stringMatching(/^(REPLY_ADDRESS|INBOUND_MAIL_SECRET) is/) });
  expect(JSON.stringify(read)).not.toContain(secret);
});
