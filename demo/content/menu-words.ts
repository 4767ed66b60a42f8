import type { Language } from '../catalogue/style.ts';

export type MenuWords = Readonly<
  Record<
    | 'weather'
    | 'rain'
    | 'cold'
    | 'wetDecks'
    | 'longWalks'
    | 'byShape'
    | 'deckShoes'
    | 'boots'
    | 'jackets'
    | 'knitwear'
    | 'soles'
    | 'granite'
    | 'trail'
    | 'repairs'
    | 'mend'
    | 'about'
    | 'allWomen'
    | 'allMen'
    | 'smallSizes'
    | 'seeKids'
    | 'stores',
    string
  >
>;

export const menuWords: Readonly<Record<Language, MenuWords>> = {
  en: {
    weather: 'By weather',
    rain: 'Rain and spray',
    cold: 'Cold evenings',
    wetDecks: 'Wet decks',
    longWalks: 'Long edges',
    byShape: 'By shape',
    deckShoes: 'Deck shoes',
    boots: 'Boots',
    jackets: 'Jackets',
    knitwear: 'Knitwear',
    soles: 'Soles',
    granite: 'Grips wet granite.',
    trail: 'Trail and running',
    repairs: 'Repairs',
    mend: 'We mend what we make.',
    about: 'How we work',
    allWomen: 'Everything for women',
    allMen: 'Everything for men',
    smallSizes: 'Small sizes, same seams.',
    seeKids: 'Everything for kids',
    stores: 'Stores',
  },
  fr: {
    weather: 'Selon le temps',
    rain: 'Pluie et embruns',
    cold: 'Soirées froides',
    wetDecks: 'Ponts mouillés',
    longWalks: 'Longs rivages',
    byShape: 'Selon la forme',
    deckShoes: 'Chaussures bateau',
    boots: 'Bottes',
    jackets: 'Vestes',
    knitwear: 'Maille',
    soles: 'Semelles',
    granite: 'Accroche sur granit mouillé.',
    trail: 'Sentier et course',
    repairs: 'Réparations',
    mend: 'Nous réparons ce que nous faisons.',
    about: 'Notre façon de faire',
    allWomen: 'Tout pour la femme',
    allMen: 'Tout pour l’homme',
    smallSizes: 'Petites tailles, mêmes coutures.',
    seeKids: 'Tout pour les enfants',
    stores: 'Magasins',
  },
  de: {
    weather: 'Nach Wetter',
    rain: 'Regen und Gischt',
    cold: 'Kalte Abende',
    wetDecks: 'Nasse Decks',
    longWalks: 'Lange Küsten',
    byShape: 'Nach Form',
    deckShoes: 'Bootsschuhe',
    boots: 'Stiefel',
    jackets: 'Jacken',
    knitwear: 'Strick',
    soles: 'Sohlen',
    granite: 'Hält auf nassem Granit.',
    trail: 'Trail und Laufen',
    repairs: 'Reparatur',
    mend: 'Wir flicken, was wir machen.',
    about: 'Wie wir arbeiten',
    allWomen: 'Alles für Damen',
    allMen: 'Alles für Herren',
    smallSizes: 'Kleine Größen, gleiche Nähte.',
    seeKids: 'Alles für Kinder',
    stores: 'Stores',
  },
  it: {
    weather: 'Secondo il tempo',
    rain: 'Pioggia e spruzzi',
    cold: 'Sere fredde',
    wetDecks: 'Ponti bagnati',
    longWalks: 'Lunghe rive',
    byShape: 'Secondo la forma',
    deckShoes: 'Scarpe da barca',
    boots: 'Stivali',
    jackets: 'Giacche',
    knitwear: 'Maglieria',
    soles: 'Suole',
    granite: 'Fa presa sul granito bagnato.',
    trail: 'Sentiero e corsa',
    repairs: 'Riparazioni',
    mend: 'Ripariamo ciò che facciamo.',
    about: 'Come lavoriamo',
    allWomen: 'Tutto per la donna',
    allMen: 'Tutto per l’uomo',
    smallSizes: 'Taglie piccole, stesse cuciture.',
    seeKids: 'Tutto per i bambini',
    stores: 'Negozi',
  },
};
