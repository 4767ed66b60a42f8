import { type BenefitBar, benefitBarSchema } from '@eyelet/blocks/benefit-bar/schema.ts';
import { cleanValue } from '@eyelet/blocks/html/clean-value.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { findComponent } from './find-component.ts';

/** The bar above the header; null if none is published. */
export async function readBenefitBar(client: ApiClient, locale: string): Promise<BenefitBar | null> {
  const bar = await findComponent(client, 'benefit-bar', 'main');
  // Stored properties fit the schema of their kind.
  return bar ? cleanValue(benefitBarSchema, bar.props as BenefitBar, `/${locale}`) : null;
}
