import { sendSandboxWebhooks } from '@eyelet/server/payment-providers/sandbox/send-webhooks.ts';
import { cards, cardToken } from '@eyelet/testing/buy.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { openMailbox } from '@eyelet/testing/webhook-mailbox.ts';
import { describeProvider, type Ending } from './payment-provider.ts';

const numbers: Readonly<Record<Ending, string>> = {
  approve: cards.paid,
  decline: cards.declined,
  fraud: cards.fraud,
  challenge: cards.challenge,
};

describeProvider('the sandbox behind the port of payments [C8.75 C8.77]', async () => {
  const running = await startStockedShop();
  const mailbox = await openMailbox();
  return {
    provider: running.shop.payments,
    token: (ending) => cardToken(running.origin, numbers[ending]),
    async answerChallenge(challengeId, isMet) {
      const url = `${running.origin}/sandbox-payments/challenge/${challengeId}`;
      const shown = /\b\d{6}\b/.exec(await (await fetch(url)).text())?.[0] ?? '';
      const body = new URLSearchParams({ code: shown, action: isMet ? 'confirm' : 'cancel' });
      await fetch(url, { method: 'POST', body });
    },
    async webhooks() {
      await sendSandboxWebhooks(running.shop, mailbox.origin);
      return mailbox.take();
    },
    async close() {
      await mailbox.close();
      await running.close();
    },
  };
});
