import { escapeHtml } from '../../../kernel/escape-html.ts';

export type PageParts = Readonly<{
  language: string;
  title: string;
  /** Name of a file of `/sandbox-payments/assets`. */
  script: 'fields.js' | 'challenge.js' | 'approval.js';
  /** Data for the script, as data attributes of the body. */
  data: Readonly<Record<string, string>>;
  body: string;
}>;

/** A whole page of the provider: small, with its own style and script files, nothing inline. */
export function page({ language, title, script, data, body }: PageParts): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox-payments/assets/pages.css">
<script type="module" src="/sandbox-payments/assets/${script}"></script>
</head>
<body${attributes.join('')}>
${body}
</body>
</html>
`;
}

export type FieldParts = Readonly<{
  id: string;
  label: string;
  autocomplete: string;
  maxlength: number;
  size: 'wide' | 'short';
  problem: string | undefined;
  /** Takes the focus when the page opens. */
  autofocus?: boolean;
}>;

/** A labelled input with a place for its error, which assistive technology reads with the input. */
export function field({ id, label, autocomplete, maxlength, size, problem, autofocus }: FieldParts): string {
  const state = problem ? ` aria-invalid="true" aria-describedby="${id}-error"` : '';
  return `<p class="field ${size}">
<label for="${id}">${escapeHtml(label)}</label>
<input id="${id}" name="${id}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maxlength}" required${state}${autofocus ? ' autofocus' : ''}>
<span class="error" id="${id}-error"${problem ? '' : ' hidden'}>${escapeHtml(problem ?? '')}</span>
</p>`;
}
