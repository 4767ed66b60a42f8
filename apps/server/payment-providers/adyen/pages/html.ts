import type { AdyenSettings } from '../../../kernel/adyen-settings.ts';
import { escapeHtml } from '../../../kernel/escape-html.ts';
import { type ProviderPage, providerPage } from '../../provider-page.ts';

export type PageParts = Omit<ProviderPage, 'assets' | 'head'> &
  Readonly<{
    script: 'fields.js' | 'challenge.js' | 'return.js';
    /** Files of the provider for the page; none for a page that uses only the shop's own. */
    provider?: Pick<AdyenSettings, 'script' | 'style'>;
  }>;

/** A whole page of the adapter. The provider's files are loaded with their known hashes only (B7.38). */
export function page({ provider, body, ...parts }: PageParts): string {
  const head = provider
    ? `<link rel="stylesheet" href="${escapeHtml(provider.style.src)}" integrity="${escapeHtml(provider.style.integrity)}" crossorigin="anonymous">
<script defer src="${escapeHtml(provider.script.src)}" integrity="${escapeHtml(provider.script.integrity)}" crossorigin="anonymous"></script>
`
    : '';
  const main = `<main>
<h1 class="unseen">${escapeHtml(parts.title)}</h1>
${body}
</main>`;
  return providerPage({ ...parts, assets: '/payments/adyen/assets', head, body: main });
}
