import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { settingKeys } from './registry.ts';

export const settingKeySchema = oneOf(settingKeys, 'Name of the setting: its group, a dot, and the rest.');

/** A setting as the studio shows it. The shape of the value belongs to its key. */
export const settingSchema = Type.Object({
  key: settingKeySchema,
  value: Type.Unknown(),
  defaultValue: Type.Unknown({ description: 'What it is while nobody has decided.' }),
  version: Type.Integer({ description: '0 while nobody has decided; sent back with a change.' }),
  changedAt: nullable(Type.String({ description: 'ISO 8601.' })),
  changedBy: nullable(Type.String({ description: 'Name of the person.' })),
});

export const settingVersionSchema = Type.Integer({ minimum: 0, description: 'The version that was read.' });

export type Setting = Static<typeof settingSchema>;
