import { startAdyenShop } from '@eyelet/testing/start-adyen-shop.ts';
import { openMailbox } from '@eyelet/testing/webhook-mailbox.ts';
import { describeProvider } from './payment-provider.ts';

describeProvider('Adyen behind the port of payments [C8.75 C8.77]', async () => {
  const running = await startAdyenShop();
  const mailbox = await openMailbox();
  return {
    provider: running.shop.payments,
    token: running.cardToken,
    async answerChallenge(challengeId, isMet) {
      const url = `${running.origin}/payments/adyen/challenges/${challengeId}`;
      const page = await (await fetch(url)).text();
      const paymentData = /paymentData&quot;:&quot;(\w+)/.exec(page)?.[1] ?? '';
      await fetch(`${url}/details`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ details: { threeDSResult: isMet ? 'met' : 'failed' }, paymentData }),
      });
    },
    async webhooks() {
      await running.adyen.sendWebhooks(mailbox.origin);
      return mailbox.take();
    },
    async close() {
      await mailbox.close();
      await running.close();
    },
  };
});
