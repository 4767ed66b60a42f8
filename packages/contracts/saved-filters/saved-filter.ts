import { type Static, Type } from 'typebox';
import type { Permission } from '../callers/permissions.ts';
import { oneOf } from '../kernel/nullable.ts';

/** The lists of the studio whose search and filters can be saved, each with the permission that reads the list. */
export const savingLists = {
  orders: 'orders.read',
  returns: 'orders.read',
  cases: 'cases.read',
} as const satisfies Readonly<Record<string, Permission>>;

export type SavingList = keyof typeof savingLists;

export const savingListSchema = oneOf(Object.keys(savingLists) as SavingList[], 'The list that is narrowed.');

/** The permission with which somebody shares saved filters with everybody, and changes or deletes those that are shared. */
export const sharingPermission: Permission = 'settings.write';

export const savedFilterBody = {
  list: savingListSchema,
  name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S', description: 'What staff know it by.' }),
  query: Type.String({
    ...{ minLength: 1, maxLength: 1000 },
    description: 'Search, filters and sort of the list as its address has them, such as `search=boots&status=shipped`.',
  }),
  isShared: Type.Boolean({ description: 'Whether everybody who reads the list sees it; otherwise one person alone.' }),
};

/** Search and filters of a list of the studio under a name. */
export const savedFilterSchema = Type.Object({
  filterId: Type.String(),
  ...savedFilterBody,
  version: Type.Integer({ description: 'Sent back with a change.' }),
});

export type SavedFilter = Static<typeof savedFilterSchema>;

/** The caller makes the id, so that a repeated call saves once. */
export const savedFilterParams = Type.Object({
  filterId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by the caller.' }),
});
