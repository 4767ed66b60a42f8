import { sendDueAnswers } from '@eyelet/server/disputes/send-due-answers.ts';
import { createLog } from '@eyelet/server/kernel/log.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import { openShop } from '@eyelet/server/start/open-shop.ts';

// A process that sends due answers to disputes and is killed once the provider has answered a call. Arguments: the database, the
// provider's server, its keys as JSON, the call, minutes that its clock is ahead.
const [databaseUrl = '', endpoint = '', keys = '{}', call = '', minutes = '0'] = process.argv.slice(2);
const { apiKey = '', hmacKey = '', webhookPassword = '' } = JSON.parse(keys) as Readonly<Record<string, string>>;
const hash = `sha384-${Buffer.alloc(48).toString('base64')}`;
const { config, secrets } = readConfig({
  ...{ LOG_LEVEL: 'silent', POOL_SIZE: '4', BOT_CHECK: 'stand-in', PAYMENTS: 'adyen', ADYEN_ENVIRONMENT: 'test' },
  ...{ ADYEN_ENDPOINT: endpoint, ADYEN_API_KEY: apiKey, ADYEN_HMAC_KEY: hmacKey, ADYEN_CLIENT_KEY: 'test_client_key' },
  ...{ ADYEN_WEBHOOK_PASSWORD: webhookPassword, ADYEN_MERCHANT_ACCOUNT: 'SkerryECOM' },
  ...{ ADYEN_SCRIPT_INTEGRITY: hash, ADYEN_STYLE_INTEGRITY: hash },
});
const shop = await openShop({
  ...{ config, secrets, databaseUrl, log: createLog('silent') },
  clock: () => new Date(Date.now() + Number(minutes) * 60_000),
});
const { fetch: send } = globalThis;
globalThis.fetch = async (input, init) => {
  const response = await send(input, init);
  if (String(input).endsWith(`/${call}`)) process.kill(process.pid, 'SIGKILL');
  return response;
};
await sendDueAnswers(shop);
