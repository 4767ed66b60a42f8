import type { AdyenSettings } from '../../../kernel/adyen-settings.ts';
import { escapeHtml } from '../../../kernel/escape-html.ts';

export type PageParts = Readonly<{
  language: string;
  title: string;
  /** Name of a file of `/payments/adyen/assets`. */
  script: 'fields.js' | 'challenge.js' | 'return.js';
  /** Data for the script, as data attributes of the body. */
  data: Readonly<Record<string, string>>;
  body: string;
  /** Files of the provider for the page; none for a page that uses only the shop's own. */
  provider?: Pick<AdyenSettings, 'script' | 'style'>;
}>;

/** A whole page of the adapter. The provider's files are loaded with their known hashes only (B7.38). */
export function page({ language, title, script, data, body, provider }: PageParts): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const provided = provider
    ? `<link rel="stylesheet" href="${escapeHtml(provider.style.src)}" integrity="${escapeHtml(provider.style.integrity)}" crossorigin="anonymous">
<script defer src="${escapeHtml(provider.script.src)}" integrity="${escapeHtml(provider.script.integrity)}" crossorigin="anonymous"></script>
`
    : '';
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${provided}<link rel="stylesheet" href="/payments/adyen/assets/pages.css">
<script type="module" src="/payments/adyen/assets/${script}"></script>
</head>
<body${attributes.join('')}>
<main>
<h1 class="unseen">${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
