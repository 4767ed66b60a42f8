import { nouns } from './nouns.ts';
import { readCatalogues } from './read-catalogue.ts';
import type { Wording } from './wording.ts';

const american =
  /\b(?:colors?|multicolor|favorites?|grays?|recogniz\w*|organiz\w*|canceled|centers?|business days?)\b/i;
const british =
  /\b(?:colours?|multicolour|favourites?|greys?|recognis\w*|organis\w*|cancelled|centres?|working days?)\b/i;

/**
 * Words that are foreign to a market. In Great Britain goods are delivered, not shipped; in German the shop says
 * Store, and speaks of clothes in Lagen.
 */
const foreign: Readonly<Partial<Record<Wording, readonly RegExp[]>>> = {
  en: [british, /\bpost(?:al )?codes?\b/i],
  'en-GB': [american, /\bzip\b/i, /\bpostal codes?\b/i, /\bship(?:s|ped|ping|ment|ments)?\b/i],
  de: [/\bFilial\w*/i, /\bGeschäfte?n?s?\b/i, /\bKitteln?\b/i, /\bSchichten\b/i],
  'en-CA': [/\b(?:colors?|favorites?|grays?|canceled)\b/i, /\bzip\b/i, /\bpostcodes?\b/i],
};

/** Names of address fields depend on the country of the address, not on the reader's. */
const ofTheCountry: ReadonlySet<string> = new Set(['address.postalCode', 'address.zipCode', 'address.postcode']);

/** Messages that a market of this wording would see in the spelling of another. */
export function misspelt(wording: Wording): string[] {
  return Object.entries(readCatalogues(nouns, wording)).flatMap(([key, text]) => {
    const words = text.replaceAll(/\{\w+\}/g, '');
    const found = ofTheCountry.has(key) ? undefined : foreign[wording]?.find((pattern) => pattern.test(words));
    return found ? [`${wording}: ${key} says "${found.exec(words)?.[0]}"`] : [];
  });
}
