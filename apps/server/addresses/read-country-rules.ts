import { readCountryRules } from '@eyelet/contracts/addresses/read-country-rules.ts';
import type { FieldRule } from '@eyelet/contracts/addresses/rules.ts';
import type { AddressField } from '@eyelet/domain/addresses/address.ts';
import { rulesOfCountry } from '@eyelet/domain/addresses/country-rules.ts';
import { type CountryRules, provinceName } from '@eyelet/domain/addresses/rules.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { phoneMask } from '@eyelet/domain/validation/mask.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Address rules of a country that some market ships to (C7.94); any other is unknown. */
export const readCountryRulesHandler = handle(readCountryRules, ({ market }, { params }) => {
  const rules = rulesOfCountry(params.countryCode.toUpperCase());
  if (!rules) return refuse('API404');
  return {
    countryCode: rules.country,
    countryName: countryName(rules.country, market.tag),
    dialCode: rules.dialCode,
    phoneMask: phoneMask(rules.dialCode),
    dateFormat: market.dateFormat,
    fields: rules.order.map((name) => fieldRule(name, rules, market)),
    provinces: rules.provinces.map((one) => ({ code: one.code, name: provinceName(one, market.language) })),
  };
});

function fieldRule(name: AddressField, rules: CountryRules, { tag }: Market): FieldRule {
  const t = createMessages(tag);
  const rule = rules.fields[name];
  const label = name === 'postalCode' || name === 'province' ? rules.labels[name] : (`address.${name}` as const);
  return {
    name,
    label: t(label),
    required: rule.required,
    min: rule.min ?? null,
    max: rule.max ?? null,
    pattern: rule.pattern ?? null,
    example: name === 'postalCode' ? rules.example.postalCode : null,
  };
}
