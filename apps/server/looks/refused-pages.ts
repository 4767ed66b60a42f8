import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { FastifyReply } from 'fastify';
import { setCookies } from '../kernel/cookies.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import { lookCookie, type OpenLook } from '../kernel/look.ts';
import type { Shop } from '../kernel/shop.ts';
import { shopNameOf } from '../mail/sender.ts';
import { sendFramed } from './frame.ts';

/** Says that a look is over, and forgets it in this browser: the next page is that of whoever uses the browser. */
export function sendLookOver(shop: Shop, reply: FastifyReply, tag: string): FastifyReply {
  setCookies(shop, reply, [{ name: lookCookie, value: '', maxAgeSeconds: 0, sameSite: 'strict' }]);
  const t = createMessages(tag);
  return sendFramed(reply, {
    ...{ status: 401, tag, shopName: shopNameOf(shop), title: t('looks.over.title') },
    content: `<p>${escapeHtml(t('looks.over.text'))}</p><p><a class="button" href="/studio">${escapeHtml(t('looks.toStudio'))}</a></p>`,
  });
}

/** Answers the form of a page that somebody of the staff has sent who sees the shop as a customer. */
export function sendNothingChanges(
  shop: Shop,
  reply: FastifyReply,
  { language }: OpenLook,
  back: string,
): FastifyReply {
  const t = createMessages(language);
  return sendFramed(reply, {
    ...{ status: 403, tag: language, shopName: shopNameOf(shop), title: t('looks.refused.title') },
    content: `<p>${escapeHtml(t('looks.refused.text'))}</p><p><a class="button" href="${escapeHtml(back.replace(/^\/+/, '/'))}">${escapeHtml(t('looks.back'))}</a></p>`,
  });
}
