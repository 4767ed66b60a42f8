import type { WalletContact } from '@eyelet/contracts/payments/wallet-contact.ts';
import type { SandboxSessionRow } from '@eyelet/db/payments/sandbox-session.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import { instalmentsOf } from '@eyelet/domain/payments/pay-later.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { escapeHtml } from '../../../kernel/escape-html.ts';
import { walletAccounts } from '../wallet-accounts.ts';
import { page } from './html.ts';

export type ApprovalParts = Readonly<{ market: Market; session: SandboxSessionRow; origin: string }>;

const names = { PAYPAL: 'PayPal', KLARNA: 'Klarna', DW_APPLE_PAY: 'Apple Pay' } as const;

function wallet({ market, session, origin }: ApprovalParts, body: string, data: Record<string, string> = {}): string {
  const title = createMessages(market.tag)('approval.title', { method: names[session.method] });
  return page({
    language: market.language,
    title,
    script: 'approval.js',
    early: true,
    data: { origin, method: session.method.toLowerCase(), session: session.id, ...data },
    body: `<main class="page wallet"><h1>${escapeHtml(title)}</h1>${body}</main>`,
  });
}

/** Asks for the buyer's consent: the delivery address (express), the account, and the amount. */
export function approvalPage(parts: ApprovalParts & Readonly<{ contacts: readonly WalletContact[] }>): string {
  const { market, session, contacts } = parts;
  const t = createMessages(market.tag);
  const say = (words: string) => escapeHtml(words);
  const amount = formatMinor(session.amount, session.currency as Currency, market.tag);
  const chosen = session.contact as WalletContact | null;
  const mayApprove = !session.express || chosen !== null;
  const button = (action: string, words: string, quiet = false) =>
    `<button type="submit" name="action" value="${action}"${quiet ? ' class="quiet"' : ''}>${say(words)}</button>`;
  const lines = [
    `<p class="notice">${say(t('shop.footer.demo'))}</p>`,
    mayApprove ? `<dl><dt>${say(t('cart.toPay'))}</dt><dd>${say(amount)}</dd>${instalments(parts)}</dl>` : '',
    `<p class="notice problem" id="shipping-problem" role="alert" hidden>${say(t('approval.addressRefused'))}</p>`,
    `<form method="post" action="/sandbox-payments/approvals/${session.id}">`,
    `<input type="hidden" name="secret" value="${say(session.secret)}"><input type="hidden" name="window" value="">`,
    session.express ? addressChoice(contacts, chosen, t('approval.shipTo')) : '',
    session.express ? `<p class="row">${button('shipping', t('approval.useAddress'), mayApprove)}</p>` : '',
    mayApprove && session.method === 'PAYPAL' ? accountChoice(t('approval.account'), t) : '',
    '<p class="row">',
    mayApprove ? button('approve', t('approval.approve', { amount })) : '',
    session.method === 'KLARNA' ? button('refuse', t('approval.refuse'), true) : '',
    button('cancel', t('approval.cancel'), true),
    '</p></form>',
  ];
  return wallet(parts, lines.join('\n'));
}

function instalments({ market, session }: ApprovalParts): string {
  const { payLater } = market;
  if (session.method !== 'KLARNA' || !payLater) return '';
  const t = createMessages(market.tag);
  const parts = instalmentsOf(session.amount, payLater).map((part) =>
    formatMinor(part, session.currency as Currency, market.tag),
  );
  const words = t('approval.instalments', { count: parts.length, amounts: parts.join(' + ') });
  return `<dt>Klarna</dt><dd>${escapeHtml(words)}</dd>`;
}

function addressChoice(contacts: readonly WalletContact[], chosen: WalletContact | null, legend: string): string {
  const at = contacts.findIndex((one) => one.addressLine1 === chosen?.addressLine1);
  const options = contacts.map((one, index) => {
    const line = [one.addressLine1, `${one.postalCode} ${one.city}`, one.province, one.country].filter(Boolean);
    const checked = index === Math.max(0, at) ? ' checked' : '';
    return `<label class="choice"><input type="radio" name="address" value="${index}"${checked}><span>${escapeHtml(`${one.firstName} ${one.lastName}`)}<br>${escapeHtml(line.join(', '))}</span></label>`;
  });
  return `<fieldset><legend>${escapeHtml(legend)}</legend>${options.join('\n')}</fieldset>`;
}

function accountChoice(legend: string, t: ReturnType<typeof createMessages>): string {
  const options = walletAccounts.map(
    ({ email, text }, index) =>
      `<label class="choice"><input type="radio" name="account" value="${email}"${index === 0 ? ' checked' : ''}><span>${email}<br><small>${escapeHtml(t(text))}</small></span></label>`,
  );
  return `<fieldset><legend>${escapeHtml(legend)}</legend>${options.join('\n')}</fieldset>`;
}

/** Sends the outcome to the page of the shop that opened this window. */
export function returnPage(parts: ApprovalParts & Readonly<{ message: Readonly<Record<string, unknown>> }>): string {
  const t = createMessages(parts.market.tag);
  const body = `<p role="status">${escapeHtml(t('approval.returning'))}</p>
<p class="notice problem" id="shipping-problem" role="alert" hidden>${escapeHtml(t('approval.addressRefused'))}</p>
<p class="row" id="again" hidden><a href="/sandbox-payments/approvals/${parts.session.id}">${escapeHtml(t('approval.otherAddress'))}</a></p>`;
  return wallet(parts, body, { message: JSON.stringify(parts.message) });
}

/** The page of a session that has ended. */
export function endedPage(parts: ApprovalParts): string {
  const t = createMessages(parts.market.tag);
  const body = `<p role="status">${escapeHtml(t('approval.ended'))}</p>
<p class="row"><a href="${escapeHtml(parts.session.return_to)}" target="_top">${escapeHtml(t('shop.continue'))}</a></p>`;
  return wallet(parts, body);
}
