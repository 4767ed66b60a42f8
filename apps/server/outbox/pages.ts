import { randomUUID } from 'node:crypto';
import type { MailRow, MailSummary } from '@eyelet/db/outbox/mail.ts';
import type { TextMessageRow } from '@eyelet/db/text-messages/text-message.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import { unsubscribeHeaders } from '../mail/sender.ts';

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

/** The mails and the text messages that were written, newest first. */
export function listPage(mails: readonly MailSummary[], texts: readonly TextMessageRow[]): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td><a href="/dev/outbox/${escapeHtml(mail.id)}">${escapeHtml(mail.subject)}</a></td><td>${escapeHtml(mail.recipient)}</td><td>${time(mail.created_at)}</td><td>${mail.sent_at ? 'sent' : 'waiting'}</td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th><th scope="col">State</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Outbox',
    `<h1>Outbox</h1>${rows.length > 0 ? table : '<p>No mail has been written yet.</p>'}${textsPart(texts)}`,
  );
}

function textsPart(texts: readonly TextMessageRow[]): string {
  if (texts.length === 0) return '';
  const rows = texts.map(
    ({ text, recipient, created_at: at, state }) =>
      `<tr><td>${escapeHtml(text)}</td><td>${escapeHtml(recipient)}</td><td>${time(at)}</td><td>${escapeHtml(state)}</td></tr>`,
  );
  return `<h2>Text messages</h2><table><thead><tr><th scope="col">Text</th><th scope="col">To</th><th scope="col">Written</th><th scope="col">State</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** One mail: its head, its HTML in a frame without scripts, and its plain text. */
export function mailPage(mail: MailRow, outcome?: string): string {
  return page(
    mail.subject,
    `<p><a href="/dev/outbox">Outbox</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Written</dt><dd>${time(mail.created_at)}</dd><dt>Language</dt><dd>${escapeHtml(mail.language)}</dd>${unsubscribing(mail)}${filesOf(mail)}</dl>
<iframe title="HTML" sandbox="allow-popups" src="/dev/outbox/${escapeHtml(mail.id)}/html"></iframe>
<h2>Plain text</h2>
<pre>${escapeHtml(mail.text)}</pre>
${answerForm(mail, outcome)}`,
  );
}

/** The headers that let mail programs unsubscribe. */
function unsubscribing({ unsubscribe_url: address }: MailRow): string {
  if (address === null) return '';
  const headers = Object.entries(unsubscribeHeaders(address)).map(([name, value]) => `${name}: ${value}`);
  return `<dt>Headers</dt><dd>${headers.map(escapeHtml).join('<br>')}</dd>`;
}

/** Answers a mail whose answers the shop receives, as its recipient would. */
function answerForm({ id, reply_to: to }: MailRow, outcome: string | undefined): string {
  if (to === null) return '';
  const hasArrived = outcome === 'taken' || outcome === 'again';
  const why = outcome === 'many' ? 'Too many were taken today.' : 'Write something first.';
  const said = hasArrived ? 'Your answer has arrived.' : `Your answer was not taken. ${why}`;
  return `<h2>Answer</h2>
${outcome === undefined ? '' : `<p role="status">${said}</p>`}
<form method="post" action="/dev/outbox/${escapeHtml(id)}/answer">
<input type="hidden" name="answerId" value="${randomUUID()}">
<p><label for="words">To ${escapeHtml(to)}</label></p>
<p><textarea id="words" name="words" rows="6" required maxlength="4000"></textarea></p>
<p><button>Send</button></p>
</form>`;
}

/** The attachments of a mail, as links. */
function filesOf({ id, files }: MailRow): string {
  if (files.length === 0) return '';
  const links = files.map(
    ({ name }, index) => `<a href="/dev/outbox/${escapeHtml(id)}/files/${index}">${escapeHtml(name)}</a>`,
  );
  return `<dt>Files</dt><dd>${links.join('<br>')}</dd>`;
}

function time(date: Date): string {
  const iso = date.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;
}
