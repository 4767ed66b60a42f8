import type { AnyField, AnyFields } from './fields.ts';

type Kind = Readonly<{ fields: AnyFields; unshown?: readonly string[] }>;

/** The fields of a kind without those of members that it does not show: what an author sets has to be seen. */
export function offeredFields({ fields, unshown = [] }: Kind): AnyFields {
  return offered(fields, new Set(unshown), '');
}

function offered(fields: AnyFields, unshown: ReadonlySet<string>, path: string): AnyFields {
  const kept = Object.entries(fields).flatMap(([member, field]): readonly (readonly [string, AnyField])[] => {
    const own = path + member;
    if (unshown.has(own)) return [];
    return [[member, 'fields' in field ? { ...field, fields: offered(field.fields, unshown, `${own}.`) } : field]];
  });
  return Object.fromEntries(kept);
}
