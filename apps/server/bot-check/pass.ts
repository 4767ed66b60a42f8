import { passBotCheck } from '@eyelet/contracts/bot-check/pass.ts';
import { handle } from '../kernel/handle.ts';
import { humanCookie, humanSeconds, signHuman } from '../kernel/human-cookie.ts';
import { refuse } from '../kernel/refusal.ts';

export const passBotCheckHandler = handle(passBotCheck, async ({ shop, address, now, outgoing }, { body }) => {
  if (!(await shop.botCheck.verify(body.recaptcha_response, { action: 'login', address, now }))) {
    return refuse('AUT403');
  }
  outgoing.cookies.push({ name: humanCookie, value: signHuman(shop.humanSecret, now), maxAgeSeconds: humanSeconds });
  return { passed: true };
});
