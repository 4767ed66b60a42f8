import { type BenefitBar, benefitBarSchema } from '@eyelet/blocks/benefit-bar/schema.ts';
import { cleanValue } from '@eyelet/blocks/html/clean-value.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { findComponent } from './find-component.ts';

/** What the bar above the header says; null where nobody has published one. */
export async function readBenefitBar(client: ApiClient, locale: string): Promise<BenefitBar | null> {
  const bar = await findComponent(client, 'benefit-bar', 'main');
  // What is stored fits the schema of its kind.
  return bar ? cleanValue(benefitBarSchema, bar.props as BenefitBar, `/${locale}`) : null;
}
