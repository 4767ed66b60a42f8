import type { AnyField, AnyFields } from '@eyelet/blocks/fields.ts';
import type { TSchema } from 'typebox';
import { expect } from 'vitest';

type JsonSchema = Readonly<{
  enum?: readonly string[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
}>;

/** Expects a field for each member of a schema, and only options that the schema accepts. */
export function expectFields(fields: AnyFields, schema: TSchema, where: string): void {
  expectEach(fields, schema as JsonSchema, where);
}

function expectEach(fields: AnyFields, { properties = {} }: JsonSchema, where: string): void {
  expect(Object.keys(fields).sort(), where).toEqual(Object.keys(properties).sort());
  for (const [member, field] of Object.entries(fields)) {
    if (field.shownWhen) expect(Object.keys(properties), where).toContain(field.shownWhen.member);
    expectControl(field, properties[member] ?? {}, `${where}.${member}`);
  }
}

function expectControl(field: Omit<AnyField, 'label'>, schema: JsonSchema, where: string): void {
  const control = field as AnyField;
  if (control.control === 'choice') expectOptions(control.options, schema, where);
  if (control.control === 'choices') expectOptions(control.options, schema.items ?? {}, where);
  if (control.control === 'list') expectEach(control.fields, schema.items ?? {}, where);
  if (control.control === 'group') expectEach(control.fields, schema, where);
  if (control.control === 'by-breakpoint') {
    for (const [at, own] of Object.entries(schema.properties ?? {})) expectControl(control.of, own, `${where}.${at}`);
  }
}

function expectOptions(options: object, schema: JsonSchema, where: string): void {
  expect(Object.keys(options).sort(), where).toEqual([...(schema.enum ?? [])].sort());
}
