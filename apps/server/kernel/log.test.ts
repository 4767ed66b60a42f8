import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): { text: string; line: Record<string, unknown> } {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  const text = lines.join('');
  return { text, line: JSON.parse(text) as Record<string, unknown> };
}

test('an error is logged with its place and its cause, without what somebody has written', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "consumer_email_key_key"'), {
    code: '23505',
    constraint: 'consumer_email_key_key',
    detail: 'Key (email_key)=(ada@example.com) already exists.',
  });
  const error = Object.assign(new Error('could not be written', { cause }), { request: { shopperIP: '192.0.2.7' } });
  const { text, line } = logged((log) => log.error({ err: error }, 'fault'));
  expect(line.err).toMatchObject({
    type: 'Error',
    message: 'could not be written',
    stack: expect.stringContaining('log.test.ts'),
    cause: { code: '23505', constraint: 'consumer_email_key_key' },
  });
  expect(text).not.toMatch(/ada|192\.0\.2\.7|detail/);
});

test.each([
  ['550 <ada.brink+shop@mail.example.co.uk> is unknown', '550 <[cut]> is unknown'],
  ['/lookup?email=ada%40example.com&x=1', '/lookup?email=[cut]&x=1'],
  ['node_modules/@eyelet/server and 3 @ 4', 'node_modules/@eyelet/server and 3 @ 4'],
])('email addresses are cut out of "%s"', (said, kept) => {
  expect(logged((log) => log.info({ reason: said }, 'mail_failed')).line.reason).toBe(kept);
});

test('a text of many signs is looked through at once', () => {
  const { line } = logged((log) => log.info({ reason: `${'a.'.repeat(200_000)}@` }, 'long'));
  expect(String(line.reason)).toHaveLength(400_001);
});
