import type { SettingKey } from '@eyelet/contracts/settings/registry.ts';
import { settingSchemas } from '@eyelet/contracts/settings/registry.ts';

/** How a setting is shown and changed, by the schema of its value. */
export type Control =
  | Readonly<{ kind: 'switch' }>
  | Readonly<{ kind: 'number'; least: number; most: number }>
  | Readonly<{ kind: 'picture'; maxLength: number }>
  | Readonly<{ kind: 'text'; maxLength: number | undefined; isOptional: boolean }>;

/** What stands in a control: a switch is on or off, everything else is typed. */
export type Typed = string | boolean;

type Shape = Readonly<{
  /** With `null` where there may be none. */
  type?: string | readonly string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  contentMediaType?: string;
}>;

/** The control of a setting. */
export function controlOf(key: SettingKey): Control {
  const shape = settingSchemas[key] as Shape;
  const types = [shape.type ?? []].flat();
  if (types.includes('boolean')) return { kind: 'switch' };
  if (types.includes('integer')) {
    const { minimum: least = 0, maximum: most = Number.MAX_SAFE_INTEGER } = shape;
    return { kind: 'number', least, most };
  }
  if (shape.contentMediaType === 'image/*') return { kind: 'picture', maxLength: shape.maxLength ?? 0 };
  return { kind: 'text', maxLength: shape.maxLength, isOptional: types.includes('null') };
}

/** A stored value as its control shows it. */
export function typedOf({ kind }: Control, value: unknown): Typed {
  if (kind === 'switch') return value === true;
  return value === null || value === undefined ? '' : String(value);
}

/** What was typed as a value to store; undefined for what the control cannot mean. */
export function storedOf(control: Control, typed: Typed): boolean | number | string | null | undefined {
  if (typeof typed === 'boolean') return typed;
  const text = typed.trim();
  if (control.kind === 'number') {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return number >= control.least && number <= control.most ? number : undefined;
  }
  if (text !== '') return text;
  const mayBeNone = control.kind === 'picture' || (control.kind === 'text' && control.isOptional);
  return mayBeNone ? null : undefined;
}
