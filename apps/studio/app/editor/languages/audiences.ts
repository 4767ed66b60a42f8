import { type StudioLanguage, studioLanguages } from '../../words/words.ts';

/** The languages into which a text is translated; that of the person who translates comes first. */
export function audiencesOf(source: string, own: StudioLanguage): readonly [StudioLanguage, ...StudioLanguage[]] {
  const [first = own, ...others] = studioLanguages
    .filter((one) => one !== source)
    .toSorted((one, other) => Number(other === own) - Number(one === own));
  return [first, ...others];
}
