import { withServerRules } from '@eyelet/domain/addresses/override-rules.ts';
import { validateAddress } from '@eyelet/domain/addresses/validate-address.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import type { AddressValues } from './address-form.ts';
import { rulesOr } from './load-rules.ts';

/**
 * All problems of a posted address, by the same rules that the page uses when scripts run. The API reports only a
 * missing phone, with an id of its own; a form shows the problems of all fields at once.
 */
export async function checkAddress({ client, market }: ShopContext, values: AddressValues): Promise<FieldErrors> {
  const rules = await rulesOr(client, values.country || market.country, market.country);
  const found = Object.entries(validateAddress(values, withServerRules(rules)));
  if (found.length === 0) return {};
  const t = await loadMessages(market.tag, ['forms', 'checkout']);
  return Object.fromEntries(found.map(([name, invalid]) => [name, t(invalid.key, invalid.args)]));
}
