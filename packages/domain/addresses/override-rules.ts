import type { AddressField } from './address.ts';
import { defaultFields, type FieldRule, type Province } from './rules.ts';

/** A field rule as the server sends it; null and absent members keep the default. */
export type ServerFieldRule = Readonly<{
  name: string;
  required?: boolean | null;
  min?: number | null;
  max?: number | null;
  pattern?: string | null;
  example?: string | null;
}>;

export type ServerRules = Readonly<{
  countryCode: string;
  dialCode: string;
  fields: readonly ServerFieldRule[];
  provinces: readonly Province[];
}>;

/** The rules for checking an address. */
export type CheckRules = Readonly<{
  dialCode: string;
  fields: Readonly<Record<AddressField, FieldRule>>;
  provinces: readonly Province[];
}>;

/** The defaults, overridden by the server's pattern, limits and provinces (C5.46). */
export function withServerRules(server: ServerRules): CheckRules {
  const fields: Record<AddressField, FieldRule> = { ...defaultFields };
  for (const sent of server.fields) {
    if (!isField(sent.name)) continue;
    fields[sent.name] = override(defaultFields[sent.name], sent);
  }
  return { dialCode: server.dialCode, fields, provinces: server.provinces };
}

function override(own: FieldRule, sent: ServerFieldRule): FieldRule {
  return {
    required: sent.required ?? own.required,
    min: sent.min ?? own.min,
    max: sent.max ?? own.max,
    pattern: sent.pattern ?? own.pattern,
    patternName: sent.example ?? own.patternName,
  };
}

function isField(name: string): name is AddressField {
  return Object.hasOwn(defaultFields, name);
}
