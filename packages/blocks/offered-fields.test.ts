import { expect, test } from 'vitest';
import type { AnyFields } from './fields.ts';
import { itemKinds } from './items/kinds.ts';
import { blockKinds } from './kinds.ts';
import { offeredFields } from './offered-fields.ts';

/** The paths of all fields, however deep. */
const pathsIn = (fields: AnyFields, path = ''): readonly string[] =>
  Object.entries(fields).flatMap(([member, field]) => [
    path + member,
    ...('fields' in field ? pathsIn(field.fields, `${path}${member}.`) : []),
  ]);

test('an author is offered every field of a kind but those of what it does not show', () => {
  for (const kind of [...blockKinds, ...Object.values(itemKinds)]) {
    const { fields, unshown = [], label } = kind;
    const all = pathsIn(fields);
    expect(all, label).toEqual(expect.arrayContaining([...unshown]));
    const kept = all.filter((path) => !unshown.some((one) => path === one || path.startsWith(`${one}.`)));
    expect(pathsIn(offeredFields(kind)), label).toEqual(kept);
  }
  expect(pathsIn(offeredFields(itemKinds.menu))).not.toContain('items.menuBanner.targets.style');
  expect(pathsIn(offeredFields(itemKinds['benefit-bar']))).not.toContain('targets.style');
});
