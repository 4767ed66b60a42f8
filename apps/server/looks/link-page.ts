import type { LookRow } from '@eyelet/db/looks/look.ts';
import { lookMinutes } from '@eyelet/domain/looks/look.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import { shopNameOf } from '../mail/sender.ts';
import { sendFramed } from './frame.ts';
import { ownLookView } from './own-view.ts';

/** Whether the customer calls, signed in to the account and not to sell in a store. */
export function isOwner({ session, look: looking }: Context, look: LookRow): boolean {
  return !looking && session?.consumerNo === look.consumer_id && !session.isAssociate;
}

/** Sends the page of a mailed link: what is asked, and what whoever opens it may answer here. */
export function sendLinked(
  context: Context,
  reply: FastifyReply,
  market: Market,
  linked: Readonly<{ look: LookRow; token: string }> | undefined,
): FastifyReply {
  const { shop, now } = context;
  const t = createMessages(market.tag);
  const frame = { tag: market.tag, shopName: shopNameOf(shop) };
  if (!linked) {
    return sendFramed(reply, {
      ...frame,
      status: 404,
      title: t('looks.link.missing'),
      content: `<p>${escapeHtml(t('looks.link.missingText'))}</p>`,
    });
  }
  const { look, token } = linked;
  const { standing, text, reason, steps, answers } = ownLookView(look, t, market, now);
  const say = (...message: Parameters<typeof t>) => escapeHtml(t(...message));
  const account = `/${market.locale}/account/security`;
  const isAllowedElsewhere = standing === 'asked' && !isOwner(context, look);
  const buttons = answers
    .map(({ answer, label }, at) =>
      answer === 'allow' && isAllowedElsewhere
        ? `<a class="button main" href="/${market.locale}/sign-in?next=${encodeURIComponent(account)}">${say('looks.link.signIn')}</a>`
        : `<button name="answer" value="${answer}"${at === 0 ? ' class="main"' : ''}>${escapeHtml(label)}</button>`,
    )
    .join('');
  return sendFramed(reply, {
    ...frame,
    title: text,
    content: `<blockquote>${escapeHtml(reason)}</blockquote>${
      standing === 'asked' ? `<p>${say('looks.link.what', { n: lookMinutes })}</p>` : ''
    }${isAllowedElsewhere ? `<p>${say('looks.link.signInHow')}</p>` : ''}<ul>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ul>${
      buttons === ''
        ? ''
        : `<form method="post" action="/${market.locale}/account/looks"><input type="hidden" name="token" value="${escapeHtml(token)}">${buttons}</form>`
    }<p class="hint">${say('looks.link.account')} <a href="${account}">${say('looks.link.toAccount')}</a></p>`,
  });
}
