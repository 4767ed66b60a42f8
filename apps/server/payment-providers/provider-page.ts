import { escapeHtml } from '../kernel/escape-html.ts';

export type ProviderPage = Readonly<{
  language: string;
  title: string;
  /** Path of the folder with its style and its scripts. */
  assets: string;
  /** Name of a script of that folder. */
  script: string;
  /** Whether the script runs before anything is shown, so that no press comes before it; otherwise it runs at the end. */
  early?: boolean;
  /** Data for the script, as data attributes of the body. */
  data: Readonly<Record<string, string>>;
  /** HTML of the head and of the body. */
  head?: string;
  body: string;
}>;

/** A whole page of a payment provider: small, with its own style and script files, nothing inline. */
export function providerPage({ language, title, assets, script, early, data, head = '', body }: ProviderPage): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${head}<link rel="stylesheet" href="${assets}/pages.css">
<script${early ? '' : ' type="module"'} src="${assets}/${script}"></script>
</head>
<body${attributes.join('')}>
${body}
</body>
</html>
`;
}
