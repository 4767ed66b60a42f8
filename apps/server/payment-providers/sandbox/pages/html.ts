import { escapeHtml } from '../../../kernel/escape-html.ts';
import { type ProviderPage, providerPage } from '../../provider-page.ts';

export type PageParts = Omit<ProviderPage, 'assets' | 'head'> &
  Readonly<{ script: 'fields.js' | 'challenge.js' | 'approval.js' }>;

/** A whole page of the provider. */
export function page(parts: PageParts): string {
  return providerPage({ ...parts, assets: '/sandbox-payments/assets' });
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
