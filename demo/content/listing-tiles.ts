import { categories } from '../catalogue/categories.ts';
import type { Language } from '../catalogue/style.ts';
import { type Block, block, itemOfBlocks } from './page.ts';
import { spot } from './scenes.ts';

type Words = Readonly<{ title: string; text: string; alt: string }>;

/** The goods that a tile shows are those of the listing around it. */
const pictures = {
  women: 'scene-women-laid-out',
  men: 'scene-men-laid-out',
  kids: 'scene-kids-laid-out',
  accessories: 'scene-accessories-laid-out',
  others: 'scene-apparel-laid-out',
  salt: 'scene-deck-shoes-at-dawn',
} as const;

const digits = { women: '2', men: '3', kids: '4', accessories: '5' } as const;

const idsOf = (departments: readonly (keyof typeof digits)[]) =>
  categories.map(({ id }) => id).filter((id) => departments.some((one) => id.startsWith(digits[one])));

function tilesOf(words: Readonly<Record<keyof typeof pictures, Words>>): readonly Block[] {
  const tile = (name: keyof typeof pictures) => spot({ ...words[name], picture: pictures[name] });
  const chosen = (operator: 'IN' | 'NOT IN', filterBy: readonly string[], shown: Block) =>
    block('filter-by', { variant: 'byCategory', operator, filterBy, components: [shown] });
  const departments = Object.keys(digits) as (keyof typeof digits)[];
  return [
    ...departments.map((name) => chosen('IN', idsOf([name]), tile(name))),
    chosen('NOT IN', idsOf(departments), tile('others')),
    tile('salt'),
  ];
}

const texts: Readonly<Record<Language, readonly Block[]>> = {
  en: tilesOf({
    women: {
      title: 'Out before the ferry',
      text: 'A jacket, a pair, a bag.',
      alt: 'A rust jacket, pale deck shoes and a canvas tote, laid out on the boards of a jetty.',
    },
    men: {
      title: 'Wool and leather',
      text: 'Both can be mended.',
      alt: 'A dark knit, brown leather boots and a rust watch cap, laid out on the boards of a jetty.',
    },
    kids: {
      title: 'Small feet, deep puddles',
      text: 'Small sizes, same seams.',
      alt: 'A child’s yellow jacket, pink rubber boots and a small pink backpack, laid out on the boards of a jetty.',
    },
    accessories: {
      title: 'What stays on in wind',
      text: 'And what you carry it in.',
      alt: 'A green backpack, a tote, socks, a cap and a watch cap, laid out on the boards of a jetty.',
    },
    others: {
      title: 'Dry by the time the kettle sings',
      text: 'What we ask of every fabric.',
      alt: 'A rust smock and a pale knit side by side on the boards of a jetty.',
    },
    salt: {
      title: 'Salt is not dirt',
      text: 'Brush it off when it has dried.',
      alt: 'Pale deck shoes on a rock by the sea.',
    },
  }),
  fr: tilesOf({
    women: {
      title: 'Dehors avant le bac',
      text: 'Une veste, une paire, un sac.',
      alt: 'Une veste rouille, des chaussures bateau claires et un cabas de toile, posés sur les planches d’un ponton.',
    },
    men: {
      title: 'De la laine et du cuir',
      text: 'Les deux se réparent.',
      alt: 'Un pull sombre, des bottes de cuir brun et un bonnet rouille, posés sur les planches d’un ponton.',
    },
    kids: {
      title: 'Petits pieds, grandes flaques',
      text: 'Petites tailles, mêmes coutures.',
      alt: 'Une veste d’enfant jaune, des bottes de caoutchouc roses et un petit sac à dos rose, posés sur les planches d’un ponton.',
    },
    accessories: {
      title: 'Ce qui tient dans le vent',
      text: 'Et de quoi le porter.',
      alt: 'Un sac à dos vert, un cabas, des chaussettes, une casquette et un bonnet, posés sur les planches d’un ponton.',
    },
    others: {
      title: 'Sec avant que l’eau ne chante',
      text: 'Ce que nous demandons à chaque tissu.',
      alt: 'Une vareuse rouille et un pull clair côte à côte sur les planches d’un ponton.',
    },
    salt: {
      title: 'Le sel n’est pas une tache',
      text: 'Brossez-le quand il a séché.',
      alt: 'Des chaussures bateau claires sur un rocher en bord de mer.',
    },
  }),
  de: tilesOf({
    women: {
      title: 'Früher da als die Fähre',
      text: 'Eine Jacke, ein Paar, eine Tasche.',
      alt: 'Eine rostrote Jacke, helle Bootsschuhe und eine Tasche aus Segeltuch, ausgelegt auf den Planken eines Stegs.',
    },
    men: {
      title: 'Wolle und Leder',
      text: 'Beides lässt sich flicken.',
      alt: 'Ein dunkler Pullover, braune Lederstiefel und eine rostrote Strickmütze, ausgelegt auf den Planken eines Stegs.',
    },
    kids: {
      title: 'Kleine Füße, tiefe Pfützen',
      text: 'Kleine Größen, gleiche Nähte.',
      alt: 'Eine gelbe Kinderjacke, rosa Gummistiefel und ein kleiner rosa Rucksack, ausgelegt auf den Planken eines Stegs.',
    },
    accessories: {
      title: 'Was im Wind oben bleibt',
      text: 'Und worin man es trägt.',
      alt: 'Ein grüner Rucksack, eine Tasche, Socken, eine Kappe und eine Mütze, ausgelegt auf den Planken eines Stegs.',
    },
    others: {
      title: 'Trocken, bis der Kessel singt',
      text: 'Was jeder Stoff können muss.',
      alt: 'Ein rostrotes Fischerhemd und ein heller Pullover nebeneinander auf den Planken eines Stegs.',
    },
    salt: {
      title: 'Salz ist kein Schmutz',
      text: 'Abbürsten, wenn es trocken ist.',
      alt: 'Helle Bootsschuhe auf einem Fels am Meer.',
    },
  }),
  it: tilesOf({
    women: {
      title: 'Fuori prima del traghetto',
      text: 'Una giacca, un paio, una borsa.',
      alt: 'Una giacca ruggine, scarpe da barca chiare e una borsa di tela, posate sulle assi di un pontile.',
    },
    men: {
      title: 'Lana e pelle',
      text: 'Si riparano tutte e due.',
      alt: 'Un maglione scuro, scarponi di pelle marrone e un berretto ruggine, posati sulle assi di un pontile.',
    },
    kids: {
      title: 'Piedi piccoli, pozzanghere profonde',
      text: 'Taglie piccole, stesse cuciture.',
      alt: 'Una giacca gialla da bambino, stivali di gomma rosa e un piccolo zaino rosa, posati sulle assi di un pontile.',
    },
    accessories: {
      title: 'Quello che il vento non porta via',
      text: 'E dove metterlo.',
      alt: 'Uno zaino verde, una borsa, calze, un cappellino e un berretto, posati sulle assi di un pontile.',
    },
    others: {
      title: 'Asciutto prima che il bollitore canti',
      text: 'Quello che chiediamo a ogni tessuto.',
      alt: 'Un camiciotto ruggine e un maglione chiaro fianco a fianco sulle assi di un pontile.',
    },
    salt: {
      title: 'Il sale non è sporco',
      text: 'Spazzolalo quando è asciutto.',
      alt: 'Scarpe da barca chiare su uno scoglio in riva al mare.',
    },
  }),
};

/** Editorial tiles that stand between the products of a listing; the first is about what is listed. */
export const listingTiles = itemOfBlocks({ kind: 'section', key: 'listing', name: 'Between the products' }, texts);
