import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

const twilio = {
  TEXT_MESSAGES: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC0123',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: 'MG77',
};

test('a sandbox keeps text messages, unless a service is named; its token is a secret', () => {
  expect(readConfig({}).config.texts).toEqual({ kind: 'outbox' });
  expect(readConfig({ TEXT_MESSAGES: 'none' }).config.texts).toEqual({ kind: 'none' });
  const { config, secrets } = readConfig(twilio);
  expect(config.texts).toEqual({
    kind: 'twilio',
    endpoint: 'https://api.twilio.com',
    accountSid: 'AC0123',
    from: 'MG77',
  });
  expect([secrets.twilioToken, JSON.stringify(config).includes('secret')]).toEqual(['secret', false]);
});

test.each([
  [{ TWILIO_AUTH_TOKEN: '' }, /needs TWILIO_ACCOUNT_SID/],
  [{ TWILIO_ACCOUNT_SID: 'SK1' }, /begins with AC/],
  [{ TWILIO_FROM: '0151 2345' }, /TWILIO_FROM/],
  [{ TWILIO_ENDPOINT: 'api.twilio.com' }, /TWILIO_ENDPOINT is "api.twilio.com"/],
])('%j is refused in a sentence', (change, problem) => {
  expect(() => readConfig({ ...twilio, ...change })).toThrow(problem);
});
