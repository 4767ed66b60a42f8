import { escapeHtml } from '../../../kernel/escape-html.ts';
import { field, page } from './html.ts';
import type { SandboxTexts } from './texts.ts';

export type ChallengePage = Readonly<{
  language: string;
  locale: string;
  origin: string;
  returnTo: string;
  texts: SandboxTexts;
  challengeId: string;
  /** Already formatted. */
  amount: string;
  card: string;
  /** The code that a bank would send to a phone. */
  code: string;
  wrong: boolean;
}>;

/** Asks for the one-time code (C8.163). */
export function challengePage(parts: ChallengePage): string {
  const { language, locale, origin, returnTo, texts, challengeId } = parts;
  const action = `/sandbox-payments/challenge/${challengeId}?${new URLSearchParams({ locale, returnTo })}`;
  const body = `<main class="page">
<h1>${escapeHtml(texts.challengeTitle)}</h1>
<p>${escapeHtml(texts.challengeText)}</p>
<dl><dt>${escapeHtml(texts.amount)}</dt><dd>${escapeHtml(parts.amount)}</dd><dt>${escapeHtml(texts.card)}</dt><dd>${escapeHtml(parts.card)}</dd></dl>
<p class="notice" id="code-given">${escapeHtml(texts.sandboxCode(parts.code))}</p>
<form method="post" action="${escapeHtml(action)}">
${field({ id: 'code', label: texts.oneTimeCode, autocomplete: 'one-time-code', maxlength: 6, size: 'wide', problem: parts.wrong ? texts.wrongCode : undefined, autofocus: true })}
<p class="row"><button type="submit" name="action" value="confirm">${escapeHtml(texts.confirm)}</button>
<button class="quiet" type="submit" name="action" value="cancel" formnovalidate>${escapeHtml(texts.cancel)}</button></p>
</form>
</main>`;
  return page({
    language,
    title: texts.challengeTitle,
    script: 'challenge.js',
    data: { origin, transaction: challengeId },
    body,
  });
}

export type OutcomePage = Readonly<{
  language: string;
  origin: string;
  texts: SandboxTexts;
  challengeId: string;
  authenticated: boolean;
  /** Where to continue without scripts. */
  next: string;
}>;

/** The end of a challenge: the script notifies the shop; without scripts the form does. */
export function outcomePage({ language, origin, texts, challengeId, authenticated, next }: OutcomePage): string {
  const outcome = authenticated ? 'authenticated' : 'failed';
  const [path = '/', query = ''] = next.split('?');
  const inputs = [...new URLSearchParams(query)].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const body = `<main class="page">
<h1 role="status">${escapeHtml(authenticated ? texts.authenticated : texts.notAuthenticated)}</h1>
<noscript><form method="get" action="${escapeHtml(path)}" target="_top">
${inputs.join('')}<p class="row"><button type="submit">${escapeHtml(texts.goOn)}</button></p>
</form></noscript>
</main>`;
  return page({
    language,
    title: texts.challengeTitle,
    script: 'challenge.js',
    data: { origin, transaction: challengeId, outcome },
    body,
  });
}
