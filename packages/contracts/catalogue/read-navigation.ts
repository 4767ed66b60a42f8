import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

const entry = {
  id: Type.String(),
  name: Type.String(),
  url: Type.String(),
  picture: nullable(Type.String({ description: 'Name of a picture that stands for the category.' })),
};

const thirdLevel = Type.Object(entry);
const secondLevel = Type.Object({ ...entry, children: Type.Array(thirdLevel) });
const firstLevel = Type.Object({ ...entry, children: Type.Array(secondLevel) });

/** The category tree of the menus: three levels at most. */
export const navigationSchema = Type.Object({ categories: Type.Array(firstLevel) });

export type Navigation = Static<typeof navigationSchema>;
export type NavigationEntry = Static<typeof firstLevel>;

export const readNavigation = operation({
  id: 'catalogue.readNavigation',
  method: 'GET',
  path: '/fapi/components/navigation',
  summary: 'The category tree in the language of a market.',
  callers: 'anyone',
  response: navigationSchema,
  refusals: [],
});
