import { type Texts, textIn, wordingsOf } from './style.ts';

export type DemoCategory = Readonly<{
  /** Four digits. */
  id: string;
  parent: string | null;
  slug: Texts;
  name: Texts;
  intro: Texts;
  /** Name of a scene picture. */
  scene?: string;
  /** Filled by a rule rather than by hand. */
  rule?: 'new' | 'reduced';
}>;

const t = (en: string, fr: string, de: string, it: string): Texts => ({ en, fr, de, it });

type Branch = Readonly<{ id: string; slug: Texts; name: Texts; intro: Texts }>;

const shoeBranches: readonly Branch[] = [
  {
    id: '10',
    slug: t('deck-shoes', 'chaussures-bateau', 'bootsschuhe', 'scarpe-da-barca'),
    name: t('Deck shoes', 'Chaussures bateau', 'Bootsschuhe', 'Scarpe da barca'),
    intro: t(
      'Siped soles, wet decks.',
      'Semelles fendues, ponts mouillés.',
      'Geschlitzte Sohlen, nasse Decks.',
      'Suole intagliate, ponti bagnati.',
    ),
  },
  {
    id: '20',
    slug: { ...t('sneakers', 'baskets', 'sneaker', 'sneaker'), 'en-GB': 'trainers' },
    name: { ...t('Sneakers', 'Baskets', 'Sneaker', 'Sneaker'), 'en-GB': 'Trainers' },
    intro: t(
      'For streets near the water.',
      'Pour les trottoirs au bord de l’eau.',
      'Für Wege am Wasser.',
      'Per marciapiedi vicino all’acqua.',
    ),
  },
  {
    id: '30',
    slug: t('running-and-trail', 'course-et-sentier', 'lauf-und-trail', 'corsa-e-sentiero'),
    name: t('Running and trail', 'Course et sentier', 'Lauf und Trail', 'Corsa e sentiero'),
    intro: t(
      'Light shoes for long edges.',
      'Légères, pour longer les côtes.',
      'Leichte Schuhe für lange Küsten.',
      'Scarpe leggere per lunghe coste.',
    ),
  },
  {
    id: '40',
    slug: t('boots', 'bottes', 'stiefel', 'stivali'),
    name: t('Boots', 'Bottes', 'Stiefel', 'Stivali'),
    intro: t(
      'Leather and rubber for weather.',
      'Cuir et caoutchouc pour le gros temps.',
      'Leder und Gummi für Wetter.',
      'Pelle e gomma per il maltempo.',
    ),
  },
  {
    id: '50',
    slug: t('sandals-and-slip-ons', 'sandales-et-slip-ons', 'sandalen-und-slipper', 'sandali-e-slip-on'),
    name: t('Sandals and slip-ons', 'Sandales et slip-ons', 'Sandalen und Slipper', 'Sandali e slip-on'),
    intro: t(
      'Off and on in one move.',
      'Ôtées et remises d’un geste.',
      'Aus und an in einem Zug.',
      'Via e su in un gesto.',
    ),
  },
];

const clothingBranches: readonly Branch[] = [
  {
    id: '10',
    slug: t('jackets-and-smocks', 'vestes-et-vareuses', 'jacken-und-fischerhemden', 'giacche-e-camiciotti'),
    name: t('Jackets and smocks', 'Vestes et vareuses', 'Jacken und Fischerhemden', 'Giacche e camiciotti'),
    intro: t(
      'Layers against wind and spray.',
      'Contre le vent et les embruns.',
      'Was Wind und Gischt abhält.',
      'Strati contro vento e spruzzi.',
    ),
  },
  {
    id: '20',
    slug: t('knitwear-and-tees', 'maille-et-t-shirts', 'strick-und-t-shirts', 'maglieria-e-t-shirt'),
    name: t('Knitwear and tees', 'Maille et t-shirts', 'Strick und T-Shirts', 'Maglieria e t-shirt'),
    intro: t(
      'Wool for evenings, cotton for noon.',
      'La laine du soir, le coton de midi.',
      'Wolle für abends, Baumwolle für mittags.',
      'Lana per la sera, cotone per mezzogiorno.',
    ),
  },
  {
    id: '30',
    slug: {
      ...t('pants-and-shorts', 'pantalons-et-shorts', 'hosen-und-shorts', 'pantaloni-e-shorts'),
      'en-GB': 'trousers-and-shorts',
    },
    name: {
      ...t('Pants and shorts', 'Pantalons et shorts', 'Hosen und Shorts', 'Pantaloni e shorts'),
      'en-GB': 'Trousers and shorts',
    },
    intro: t(
      'Pockets in the right places.',
      'Des poches au bon endroit.',
      'Taschen an den richtigen Stellen.',
      'Tasche al posto giusto.',
    ),
  },
];

const shoesName = t('Shoes', 'Chaussures', 'Schuhe', 'Scarpe');
const clothingName = t('Clothing', 'Vêtements', 'Kleidung', 'Abbigliamento');
const shoesIntro = t(
  'Made on our own lasts.',
  'Montées sur nos propres formes.',
  'Auf eigenen Leisten gebaut.',
  'Costruite sulle nostre forme.',
);
const clothingIntro = t(
  'Dry, warm, quiet.',
  'Sec, chaud, silencieux.',
  'Trocken, warm, leise.',
  'Asciutto, caldo, silenzioso.',
);

/** Joins two slugs per language: `women` and `shoes` give `women-shoes`. */
const joined = (one: Texts, other: Texts): Texts =>
  Object.fromEntries(
    wordingsOf([one, other]).map((wording) => [wording, `${textIn(one, wording)}-${textIn(other, wording)}`]),
  ) as Texts;

const shoesSlug = t('shoes', 'chaussures', 'schuhe', 'scarpe');
const clothingSlug = t('clothing', 'vetements', 'kleidung', 'abbigliamento');

type Department = Readonly<{ digit: string; slug: Texts; name: Texts; intro: Texts; scene: string }>;

function departmentTree({ digit, slug, name, intro, scene }: Department): readonly DemoCategory[] {
  const top = `${digit}000`;
  const branch =
    (group: '1' | '2') =>
    (one: Branch): DemoCategory => ({
      ...one,
      id: `${digit}${group}${one.id}`,
      parent: `${digit}${group}00`,
      slug: joined(slug, one.slug),
    });
  return [
    { id: top, parent: null, slug, name, intro, scene },
    {
      id: `${digit}100`,
      parent: top,
      slug: joined(slug, shoesSlug),
      name: shoesName,
      intro: shoesIntro,
      scene: 'scene-shoes-on-jetty',
    },
    ...shoeBranches.map(branch('1')),
    {
      id: `${digit}200`,
      parent: top,
      slug: joined(slug, clothingSlug),
      name: clothingName,
      intro: clothingIntro,
      scene: 'scene-apparel-laid-out',
    },
    ...clothingBranches.map(branch('2')),
  ];
}

const kidsSlug = t('kids', 'enfants', 'kinder', 'bambini');

/** The category tree in the order of the menu; three levels. */
export const categories: readonly DemoCategory[] = [
  {
    id: '1000',
    parent: null,
    rule: 'new',
    slug: t('new', 'nouveautes', 'neu', 'novita'),
    name: t('New', 'Nouveautés', 'Neu', 'Novità'),
    intro: t(
      'What came in with the last tides.',
      'Arrivés avec les dernières marées.',
      'Mit den letzten Tiden angekommen.',
      'Arrivati con le ultime maree.',
    ),
  },
  ...departmentTree({
    digit: '2',
    slug: t('women', 'femme', 'damen', 'donna'),
    name: t('Women', 'Femme', 'Damen', 'Donna'),
    intro: t(
      'Shoes and layers for women who go out anyway.',
      'Chaussures et vêtements pour celles qui sortent quand même.',
      'Schuhe und Kleidung für Frauen, die trotzdem rausgehen.',
      'Scarpe e capi per chi esce comunque.',
    ),
    scene: 'scene-women-laid-out',
  }),
  ...departmentTree({
    digit: '3',
    slug: t('men', 'homme', 'herren', 'uomo'),
    name: t('Men', 'Homme', 'Herren', 'Uomo'),
    intro: t(
      'Shoes and layers for men who stay out longer.',
      'Chaussures et vêtements pour ceux qui restent dehors.',
      'Schuhe und Kleidung für Männer, die länger draußen bleiben.',
      'Scarpe e capi per chi resta fuori.',
    ),
    scene: 'scene-men-laid-out',
  }),
  {
    id: '4000',
    parent: null,
    slug: kidsSlug,
    name: t('Kids', 'Enfants', 'Kinder', 'Bambini'),
    intro: t(
      'Small sizes, same seams.',
      'Petites tailles, mêmes coutures.',
      'Kleine Größen, gleiche Nähte.',
      'Taglie piccole, stesse cuciture.',
    ),
    scene: 'scene-kids-laid-out',
  },
  { id: '4100', parent: '4000', slug: joined(kidsSlug, shoesSlug), name: shoesName, intro: shoesIntro },
  { id: '4200', parent: '4000', slug: joined(kidsSlug, clothingSlug), name: clothingName, intro: clothingIntro },
  {
    id: '5000',
    parent: null,
    slug: t('accessories', 'accessoires', 'accessoires', 'accessori'),
    name: t('Accessories', 'Accessoires', 'Accessoires', 'Accessori'),
    intro: t(
      'The small things that stay with you.',
      'Les petites choses qui restent.',
      'Die kleinen Dinge, die bleiben.',
      'Le piccole cose che restano.',
    ),
    scene: 'scene-accessories-laid-out',
  },
  {
    id: '5100',
    parent: '5000',
    slug: t('bags', 'sacs', 'taschen', 'borse'),
    name: t('Bags', 'Sacs', 'Taschen', 'Borse'),
    intro: t(
      'Sailcloth and welded seams.',
      'Toile à voile et coutures soudées.',
      'Segeltuch und verschweißte Nähte.',
      'Tela da vela e cuciture saldate.',
    ),
  },
  {
    id: '5200',
    parent: '5000',
    slug: t('caps-and-hats', 'casquettes-et-bonnets', 'kappen-und-muetzen', 'cappelli'),
    name: t('Caps and hats', 'Casquettes et bonnets', 'Kappen und Mützen', 'Cappelli'),
    intro: t(
      'For sun, spray and dog watches.',
      'Pour le soleil, les embruns et les quarts.',
      'Für Sonne, Gischt und Nachtwachen.',
      'Per sole, spruzzi e turni di notte.',
    ),
  },
  {
    id: '5300',
    parent: '5000',
    slug: t('socks', 'chaussettes', 'socken', 'calze'),
    name: t('Socks', 'Chaussettes', 'Socken', 'Calze'),
    intro: t('Wool where it rubs.', 'De la laine là où ça frotte.', 'Wolle, wo es reibt.', 'Lana dove sfrega.'),
  },
  {
    id: '5400',
    parent: '5000',
    slug: t('guides', 'guides', 'anleitungen', 'guide'),
    name: t('Guides', 'Guides', 'Anleitungen', 'Guide'),
    intro: t(
      'For what can be mended.',
      'Pour ce qui se répare.',
      'Für alles, was sich flicken lässt.',
      'Per tutto ciò che si ripara.',
    ),
  },
  {
    id: '6000',
    parent: null,
    rule: 'reduced',
    slug: t('sale', 'soldes', 'sale', 'saldi'),
    name: t('Sale', 'Soldes', 'Sale', 'Saldi'),
    intro: t(
      'Reduced, and said why.',
      'Réduit, et on dit pourquoi.',
      'Reduziert, und wir sagen warum.',
      'Ridotto, e diciamo perché.',
    ),
  },
];
