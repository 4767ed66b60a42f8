import type { Language } from '@eyelet/domain/markets/market.ts';
import { fold, stem, wordsOf } from './words.ts';

/** Words that shoppers use for the same thing. A member of several words matches where all of them are. */
const groups: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['sneaker', 'trainer', 'plimsoll', 'runner'],
    ['jumper', 'sweater', 'pullover', 'knit', 'knitwear'],
    ['wellies', 'wellingtons', 'rubber boot', 'gumboot', 'rain boot'],
    ['jacket', 'coat', 'parka', 'anorak', 'shell'],
    ['pants', 'trousers', 'slacks'],
    ['tshirt', 'tee', 't-shirt'],
    ['rucksack', 'backpack'],
    ['bag', 'tote', 'backpack'],
    ['hat', 'cap', 'beanie'],
    ['boat shoe', 'deck shoe', 'topsider'],
    ['slipper', 'slip-on', 'loafer'],
    ['navy', 'blue'],
    ['gray', 'grey'],
    ['waterproof', 'shell', 'rain'],
    ['child', 'children', 'kids'],
    ['lady', 'ladies', 'women', 'womens'],
    ['gents', 'men', 'mens'],
  ],
  fr: [
    ['basket', 'tennis', 'sneaker'],
    ['pull', 'chandail', 'maille', 'tricot'],
    ['botte de pluie', 'botte en caoutchouc', 'caoutchouc'],
    ['veste', 'manteau', 'parka', 'coupe-vent', 'blouson'],
    ['pantalon', 'chino'],
    ['tshirt', 't-shirt', 'tee-shirt'],
    ['sac', 'cabas', 'tote'],
    ['sac à dos', 'sac a dos'],
    ['casquette', 'bonnet', 'chapeau'],
    ['chaussure bateau', 'mocassin bateau', 'pont'],
    ['chausson', 'slip-on', 'mocassin'],
    ['marine', 'bleu'],
    ['soulier', 'chaussure'],
    ['dame', 'femme'],
  ],
  de: [
    ['sneaker', 'turnschuh', 'trainer'],
    ['pulli', 'pullover', 'sweater', 'strick'],
    ['gummistiefel', 'regenstiefel'],
    ['jacke', 'mantel', 'parka', 'anorak', 'regenjacke'],
    ['hose', 'chino'],
    ['tshirt', 't-shirt', 'shirt'],
    ['tasche', 'beutel', 'shopper'],
    ['rucksack', 'backpack'],
    ['mutze', 'kappe', 'cap'],
    ['bootsschuh', 'deckschuh', 'segelschuh'],
    ['hausschuh', 'slipper', 'slip-on'],
    ['navy', 'blau'],
    ['frauen', 'damen'],
    ['manner', 'herren'],
  ],
  it: [
    ['sneaker', 'scarpa da ginnastica', 'scarpa sportiva'],
    ['maglione', 'pullover', 'maglia', 'felpa'],
    ['stivale di gomma', 'stivale pioggia', 'gomma'],
    ['giacca', 'cappotto', 'giubbotto', 'giaccone'],
    ['pantaloni', 'pantalone', 'calzoni'],
    ['tshirt', 't-shirt', 'maglietta'],
    ['borsa', 'tote', 'shopper'],
    ['zaino', 'backpack'],
    ['cappello', 'cappellino', 'berretto'],
    ['scarpa da barca', 'barca', 'coperta'],
    ['mocassino', 'slip-on'],
    ['donne', 'donna'],
    ['uomini', 'uomo'],
  ],
};

/** The groups as written. */
export function synonymGroups(language: Language): readonly (readonly string[])[] {
  return groups[language];
}

/** Every single word that has a synonym, stemmed. */
export function synonymWords(language: Language): readonly string[] {
  return [...tableFor(language).keys()];
}

type Alternatives = ReadonlyMap<string, readonly (readonly string[])[]>;

const tables = new Map<Language, Alternatives>();

/** For a stemmed word: its synonyms, each as the stems that must all match. */
export function synonymsOf(stemmed: string, language: Language): readonly (readonly string[])[] {
  return tableFor(language).get(stemmed) ?? [];
}

function tableFor(language: Language): Alternatives {
  const known = tables.get(language);
  if (known) return known;
  const made = tableOf(language);
  tables.set(language, made);
  return made;
}

function tableOf(language: Language): Alternatives {
  const table = new Map<string, (readonly string[])[]>();
  for (const group of groups[language]) {
    const members = group.map((member) => wordsOf(fold(member), language).map((word) => stem(word, language)));
    for (const member of members) {
      const [only, second] = member;
      if (only === undefined || second !== undefined) continue;
      const others = members.filter((other) => other !== member && other.length > 0);
      table.set(only, [...(table.get(only) ?? []), ...others]);
    }
  }
  return table;
}
