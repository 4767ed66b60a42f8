import { escapeHtml } from '../../../kernel/escape-html.ts';
import { field, page } from './html.ts';
import type { SandboxTexts } from './texts.ts';

export type FieldsPage = Readonly<{
  language: string;
  locale: string;
  origin: string;
  /** Local path to return to without scripts. */
  returnTo: string;
  texts: SandboxTexts;
  /** Messages for problems, by field. */
  problems: Readonly<Partial<Record<'number' | 'expiry' | 'code', string>>>;
}>;

/** The card fields, framed by checkout. Without scripts the form is posted to the whole window. */
export function fieldsPage({ language, locale, origin, returnTo, texts, problems }: FieldsPage): string {
  const action = `/sandbox-payments/fields?${new URLSearchParams({ locale, returnTo })}`;
  const body = `<main>
<h1 class="unseen">${escapeHtml(texts.fieldsTitle)}</h1>
<form method="post" action="${escapeHtml(action)}" target="_top">
<input type="hidden" name="locale" value="${escapeHtml(locale)}">
${field({ id: 'number', label: texts.number, autocomplete: 'cc-number', maxlength: 26, size: 'wide', problem: problems.number })}
${field({ id: 'expiry', label: texts.expiry, autocomplete: 'cc-exp', maxlength: 9, size: 'short', problem: problems.expiry })}
${field({ id: 'code', label: texts.code, autocomplete: 'cc-csc', maxlength: 4, size: 'short', problem: problems.code })}
<p class="notice">${escapeHtml(texts.notice)}</p>
<p class="row"><button type="submit">${escapeHtml(texts.useCard)}</button></p>
</form>
</main>`;
  return page({ language, title: texts.fieldsTitle, script: 'fields.js', data: { origin }, body });
}
