import type { AttributesView } from '@eyelet/contracts/promotion-desk/wants.ts';

/** Words that goods may be described by, of each kind. */
export type TypedAttributes = Readonly<{ [Kind in keyof AttributesView]: readonly string[] }>;

export const noAttributes: TypedAttributes = { gender: [], activity: [], colour: [] };

export function hasAttributes({ gender, activity, colour }: TypedAttributes): boolean {
  return gender.length + activity.length + colour.length > 0;
}

/** The same as the API has it. */
export function attributesFrom({ gender, activity, colour }: TypedAttributes): AttributesView {
  return { gender: [...gender], activity: [...activity], colour: [...colour] };
}
