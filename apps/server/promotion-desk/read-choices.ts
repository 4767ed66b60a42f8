import { readPromotionChoices } from '@eyelet/contracts/promotion-desk/read-choices.ts';
import { attributeKinds } from '@eyelet/contracts/promotion-desk/wants.ts';
import { catalogueLabels } from '@eyelet/messages/catalogue/labels.ts';
import type { Vocabulary } from '../catalogue/memory/vocabulary.ts';
import { handle } from '../kernel/handle.ts';

type Labels = Readonly<Record<string, string>>;

/** The facet values and stores that a promotion can be limited to, by their names. */
export const readPromotionChoicesHandler = handle(readPromotionChoices, ({ shop, market }) => {
  const { words } = shop.catalogue.memory();
  const labels = catalogueLabels(market.tag);
  const compare = new Intl.Collator(market.tag).compare;
  const wordsOf = (vocabulary: Vocabulary, names: Labels) =>
    Array.from({ length: vocabulary.size() }, (_, number) => vocabulary.wordOf(number))
      .map((id) => ({ id, name: names[id] ?? id.replaceAll('-', ' ') }))
      .sort((one, other) => compare(one.name, other.name));
  const stores = shop.catalogue.places().filter(({ kind }) => kind === 'store');
  const choices = {
    gender: wordsOf(words.gender, labels.genders),
    activity: wordsOf(words.activity, labels.activities),
    colour: wordsOf(words.family, labels.colours),
  };
  return {
    attributes: attributeKinds.map((kind) => ({ kind, words: choices[kind] })),
    stores: stores
      .map(({ id, name, country }) => ({ id, name: `${name} (${country})` }))
      .sort((one, other) => compare(one.name, other.name)),
  };
});
