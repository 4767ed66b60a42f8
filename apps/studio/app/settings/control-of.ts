import { type SettingKey, settingSchemas } from '@eyelet/contracts/settings/registry.ts';
import type { Seller } from '@eyelet/contracts/settings/seller.ts';

/** How a setting is shown and changed, by the schema of its value. */
export type Control =
  | Readonly<{ kind: 'switch' }>
  | Readonly<{ kind: 'number'; least: number; most: number }>
  | Readonly<{ kind: 'picture'; maxLength: number }>
  | Readonly<{ kind: 'text'; maxLength: number | undefined; isOptional: boolean }>
  | Readonly<{ kind: 'seller'; fields: readonly Field[] }>;

/** A member of a seller: a text, or several lines of them. */
export type Field = Readonly<{
  name: keyof Seller;
  maxLength: number | undefined;
  mostLines: number;
  pattern: RegExp;
  isOptional: boolean;
  /** It is not stored where it is empty. */
  isLeftOut: boolean;
}>;

/** The members of a seller as they are typed. */
export type TypedSeller = Readonly<Record<keyof Seller, string>>;

/** The input of a control: a switch is on or off, a seller has several fields, everything else is typed. */
export type Typed = string | boolean | TypedSeller;

type Shape = Readonly<{
  /** With `null` where there may be none. */
  type?: string | readonly string[];
  pattern?: string;
  maxItems?: number;
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  contentMediaType?: string;
}>;

/** Chosen by schema alone, so that a new setting needs no code here. */
export function controlOf(key: SettingKey): Control {
  const shape = settingSchemas[key] as Shape;
  const types = [shape.type ?? []].flat();
  if (types.includes('boolean')) return { kind: 'switch' };
  if (types.includes('integer')) {
    const { minimum: least = 0, maximum: most = Number.MAX_SAFE_INTEGER } = shape;
    return { kind: 'number', least, most };
  }
  const { properties, required } = shape;
  if (properties)
    return { kind: 'seller', fields: Object.entries(properties).map((one) => fieldOf(one, required ?? [])) };
  if (shape.contentMediaType === 'image/*') return { kind: 'picture', maxLength: shape.maxLength ?? 0 };
  return { kind: 'text', maxLength: shape.maxLength, isOptional: types.includes('null') };
}

function fieldOf([name, shape]: readonly [string, Shape], required: readonly string[]): Field {
  const { maxLength, pattern = '' } = shape.items ?? shape;
  return {
    name: name as keyof Seller,
    maxLength,
    mostLines: shape.maxItems ?? 1,
    pattern: new RegExp(pattern),
    isOptional: [shape.type].flat().includes('null'),
    isLeftOut: !required.includes(name),
  };
}

/** A stored value as its control shows it. */
export function typedOf(control: Control, value: unknown): Typed {
  if (control.kind === 'switch') return value === true;
  if (control.kind === 'seller') {
    const seller = value as Seller | null;
    const texts = control.fields.map(({ name }) => [name, [seller?.[name] ?? ''].flat().join('\n')]);
    return Object.fromEntries(texts) as TypedSeller;
  }
  return value === null || value === undefined ? '' : String(value);
}

/** Whether two inputs are the same. */
export function isSameTyped(one: Typed, other: Typed): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return Object.entries(one).every(([name, text]) => other[name as keyof Seller] === text);
}

/** What was typed as a value to store; undefined for what the control cannot mean. */
export function storedOf(control: Control, typed: Typed): boolean | number | string | Seller | null | undefined {
  if (typeof typed === 'boolean') return typed;
  if (typeof typed === 'object') return control.kind === 'seller' ? sellerOf(control.fields, typed) : undefined;
  const text = typed.trim();
  if (control.kind === 'number') {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return number >= control.least && number <= control.most ? number : undefined;
  }
  if (text !== '') return text;
  const mayBeNone = control.kind === 'picture' || (control.kind === 'text' && control.isOptional);
  return mayBeNone ? null : undefined;
}

/** A seller as it is stored: null where every field is empty, undefined where one of them is not what it must be. */
function sellerOf(fields: readonly Field[], typed: TypedSeller): Seller | null | undefined {
  if (Object.values(typed).every((text) => text.trim() === '')) return null;
  if (fields.some((field) => !isFilled(field, typed[field.name]))) return undefined;
  const members = fields.flatMap(({ name, mostLines, isOptional, isLeftOut }) => {
    const lines = linesOf(typed[name]);
    if (lines.length === 0 && isLeftOut) return [];
    return [[name, mostLines > 1 ? lines : (lines[0] ?? (isOptional ? null : ''))]];
  });
  return Object.fromEntries(members) as Seller;
}

/** Whether what was typed in a field can be stored. */
export function isFilled({ mostLines, maxLength, pattern, isOptional }: Field, text: string): boolean {
  const lines = linesOf(text);
  if (lines.length === 0) return isOptional;
  return (
    lines.length <= mostLines && lines.every((line) => pattern.test(line) && line.length <= (maxLength ?? line.length))
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
