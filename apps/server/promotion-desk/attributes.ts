import { type AttributesView, attributeKinds } from '@eyelet/contracts/promotion-desk/wants.ts';
import type { WantedAttributes } from '@eyelet/domain/promotions/conditions/attribute-words.ts';

/** What goods have to be like, as the studio has it. */
export function attributesView({ gender = [], activity = [], colour = [] }: WantedAttributes): AttributesView {
  return { gender: [...gender], activity: [...activity], colour: [...colour] };
}

/** The same as promotions keep it: only kinds with words. */
export function attributesOf(attributes: AttributesView): WantedAttributes {
  const some = attributeKinds.filter((kind) => attributes[kind].length > 0);
  return Object.fromEntries(some.map((kind) => [kind, attributes[kind]]));
}
