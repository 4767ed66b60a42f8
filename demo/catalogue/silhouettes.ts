import type { Silhouette, Texts } from './style.ts';

export type SilhouetteTexts = Readonly<{ kind: Texts; points: readonly Texts[]; fit: Texts }>;

const t = (en: string, fr: string, de: string, it: string): Texts => ({ en, fr, de, it });

const trueToSize = t(
  'True to size. Between two sizes, take the larger.',
  'Taille normalement. Entre deux pointures, prendre la plus grande.',
  'Fällt normal aus. Zwischen zwei Größen die größere nehmen.',
  'Calza regolare. Tra due misure, scegliere la più grande.',
);
const roomy = t(
  'Roomy, made to go over a layer. Take your usual size.',
  'Ample, à porter sur une couche. Prendre la taille habituelle.',
  'Weit genug für einen Pullover darunter. Übliche Größe nehmen.',
  'Ampio, da portare sopra uno strato. Scegliere la taglia abituale.',
);
const close = t(
  'Close to the body without holding it.',
  'Près du corps sans le serrer.',
  'Nah am Körper, ohne einzuengen.',
  'Vicino al corpo senza stringere.',
);
const none = t('One size.', 'Taille unique.', 'Eine Größe.', 'Taglia unica.');

/** What all styles of a silhouette have in common unless they say otherwise. */
export const silhouetteTexts: Readonly<Record<Silhouette, SilhouetteTexts>> = {
  'deck-shoe': {
    kind: t('Deck shoe', 'Chaussure bateau', 'Bootsschuh', 'Scarpa da barca'),
    points: [
      t(
        'Siped sole that leaves no marks',
        'Semelle fendue qui ne marque pas',
        'Geschlitzte Sohle, die nicht abfärbt',
        'Suola intagliata che non lascia segni',
      ),
      t(
        'Removable cork footbed',
        'Semelle intérieure en liège amovible',
        'Herausnehmbares Korkfußbett',
        'Sottopiede in sughero estraibile',
      ),
      t('Can be resoled', 'Ressemelable', 'Neu besohlbar', 'Risuolabile'),
    ],
    fit: trueToSize,
  },
  'court-trainer': {
    kind: { ...t('Court sneaker', 'Basket de ville', 'Court-Sneaker', 'Sneaker da campo'), 'en-GB': 'Court trainer' },
    points: [
      t('Stitched cup sole', 'Semelle coque cousue', 'Genähte Schalensohle', 'Suola a scatola cucita'),
      t('Padded collar', 'Col matelassé', 'Gepolsterter Kragen', 'Collo imbottito'),
      t('Two pairs of laces', 'Deux paires de lacets', 'Zwei Paar Schnürsenkel', 'Due paia di lacci'),
    ],
    fit: trueToSize,
  },
  runner: {
    kind: t('Running shoe', 'Chaussure de course', 'Laufschuh', 'Scarpa da corsa'),
    points: [
      t('8 mm from heel to toe', '8 mm du talon à la pointe', '8 mm Sprengung', '8 mm dal tallone alla punta'),
      t('Reflective at the heel', 'Réfléchissant au talon', 'Reflektor an der Ferse', 'Riflettente al tallone'),
      t('Rubber where it wears', 'Du caoutchouc là où ça s’use', 'Gummi, wo es sich abläuft', 'Gomma dove si consuma'),
    ],
    fit: t(
      'True to size, with room for toes.',
      'Taille normalement, de la place pour les orteils.',
      'Fällt normal aus, mit Platz für die Zehen.',
      'Calza regolare, con spazio per le dita.',
    ),
  },
  'trail-shoe': {
    kind: t('Trail shoe', 'Chaussure de sentier', 'Trailschuh', 'Scarpa da sentiero'),
    points: [
      t(
        'Rubber mixed for wet rock',
        'Gomme pensée pour le rocher mouillé',
        'Gummimischung für nassen Fels',
        'Mescola per roccia bagnata',
      ),
      t('Drains and dries', 'S’égoutte et sèche', 'Läuft leer und trocknet', 'Scola e asciuga'),
      t('Pull loop at the heel', 'Tirant au talon', 'Schlaufe an der Ferse', 'Linguetta al tallone'),
    ],
    fit: t(
      'Snug at the heel, wide at the toes.',
      'Tenue au talon, large aux orteils.',
      'An der Ferse eng, an den Zehen weit.',
      'Aderente al tallone, ampia alle dita.',
    ),
  },
  chukka: {
    kind: t('Chukka boot', 'Chukka', 'Chukka', 'Polacchino'),
    points: [
      t(
        'Unlined, with a leather sock',
        'Sans doublure, semelle de cuir',
        'Ungefüttert, mit Lederdecksohle',
        'Sfoderato, con sottopiede in pelle',
      ),
      t('Stitched welt', 'Trépointe cousue', 'Genähter Rahmen', 'Guardolo cucito'),
      t('Can be resoled', 'Ressemelable', 'Neu besohlbar', 'Risuolabile'),
    ],
    fit: t(
      'Slightly large. Take half a size less for thin socks.',
      'Taille un peu grand. Une demi-pointure de moins avec des chaussettes fines.',
      'Fällt etwas groß aus. Mit dünnen Socken eine halbe Größe kleiner.',
      'Calza un po’ grande. Mezza misura in meno con calze sottili.',
    ),
  },
  'hiking-boot': {
    kind: t('Hiking boot', 'Chaussure de randonnée', 'Wanderstiefel', 'Scarpone da trekking'),
    points: [
      t('Waterproof membrane', 'Membrane imperméable', 'Wasserdichte Membran', 'Membrana impermeabile'),
      t('Lugs of 5 mm', 'Crampons de cinq millimètres', 'Fünf Millimeter Profil', 'Tasselli da cinque millimetri'),
      t('Ankle padding', 'Cheville matelassée', 'Gepolsterter Knöchel', 'Caviglia imbottita'),
    ],
    fit: t(
      'Leave a thumb’s width at the toe.',
      'Laisser la largeur d’un pouce devant.',
      'Vorn eine Daumenbreite lassen.',
      'Lasciare un pollice davanti.',
    ),
  },
  'rubber-boot': {
    kind: t('Rubber boot', 'Botte de pluie', 'Gummistiefel', 'Stivale di gomma'),
    points: [
      t('Cotton lining', 'Doublure de coton', 'Baumwollfutter', 'Fodera di cotone'),
      t('Sole for slipways', 'Semelle pour cales mouillées', 'Sohle für Slipanlagen', 'Suola per scivoli'),
      t('Loop to hang it up', 'Boucle pour la suspendre', 'Schlaufe zum Aufhängen', 'Asola per appenderlo'),
    ],
    fit: t(
      'Made for a thick sock.',
      'Prévue pour une grosse chaussette.',
      'Für eine dicke Socke gemacht.',
      'Fatto per una calza spessa.',
    ),
  },
  sandal: {
    kind: t('Sandal', 'Sandale', 'Sandale', 'Sandalo'),
    points: [
      t('Stainless buckles', 'Boucles inoxydables', 'Rostfreie Schnallen', 'Fibbie inossidabili'),
      t('Footbed that takes your shape', 'Lit qui se forme', 'Fußbett, das sich formt', 'Plantare che si modella'),
      t('Grips wet stone', 'Accroche la pierre mouillée', 'Hält auf nassem Stein', 'Tiene sulla pietra bagnata'),
    ],
    fit: trueToSize,
  },
  'slip-on': {
    kind: t('Slip-on', 'Slip-on', 'Slipper', 'Slip-on'),
    points: [
      t(
        'Elastic at both sides',
        'Élastique des deux côtés',
        'Gummizug auf beiden Seiten',
        'Elastico su entrambi i lati',
      ),
      t('Washes by hand', 'Se lave à la main', 'Von Hand waschbar', 'Lavabile a mano'),
      t('Weighs under 200 grams', 'Moins de 200 grammes', 'Unter 200 Gramm', 'Sotto i 200 grammi'),
    ],
    fit: t(
      'Snug at first. It gives within a week.',
      'Ajustée au début. Elle se fait en une semaine.',
      'Anfangs eng. Gibt in einer Woche nach.',
      'Aderente all’inizio. Cede in una settimana.',
    ),
  },
  'shell-jacket': {
    kind: t('Shell jacket', 'Veste imperméable', 'Hardshelljacke', 'Giacca guscio'),
    points: [
      t('20,000 mm water column', 'Colonne d’eau de 20 000 mm', '20.000 mm Wassersäule', 'Colonna d’acqua 20.000 mm'),
      t(
        'Repellent without fluorine',
        'Déperlant sans fluor',
        'Imprägnierung ohne Fluor',
        'Idrorepellente senza fluoro',
      ),
      t('Made to be mended', 'Faite pour être réparée', 'Zum Flicken gemacht', 'Fatta per essere riparata'),
    ],
    fit: roomy,
  },
  smock: {
    kind: t('Smock', 'Vareuse', 'Fischerhemd', 'Camiciotto'),
    points: [
      t(
        'Two deep front pockets',
        'Deux poches profondes devant',
        'Zwei tiefe Vordertaschen',
        'Due tasche profonde davanti',
      ),
      t('Bar-tacked where it pulls', 'Points d’arrêt là où ça tire', 'Verriegelt, wo es zieht', 'Rinforzi dove tira'),
      t(
        'Softens with every wash',
        'S’assouplit à chaque lavage',
        'Wird mit jeder Wäsche weicher',
        'Si ammorbidisce a ogni lavaggio',
      ),
    ],
    fit: roomy,
  },
  knit: {
    kind: t('Knitwear', 'Maille', 'Strick', 'Maglia'),
    points: [
      t(
        'Wool traced to the farm',
        'Laine tracée jusqu’à la ferme',
        'Wolle bis zum Hof zurückverfolgt',
        'Lana tracciata fino alla fattoria',
      ),
      t(
        'Ribbed cuffs that recover',
        'Poignets côtelés qui reviennent',
        'Rippbündchen, die zurückspringen',
        'Polsini a coste che tornano',
      ),
      t('Mending yarn included', 'Laine à repriser fournie', 'Stopfgarn liegt bei', 'Filo da rammendo incluso'),
    ],
    fit: close,
  },
  tee: {
    kind: t('T-shirt', 'T-shirt', 'T-Shirt', 'T-shirt'),
    points: [
      t('220 g/m²', '220 grammes au mètre carré', '220 Gramm pro Quadratmeter', '220 grammi al metro quadro'),
      t('Bound neck', 'Encolure bordée', 'Eingefasster Kragen', 'Collo bordato'),
      t('Organic cotton', 'Coton biologique', 'Biobaumwolle', 'Cotone biologico'),
    ],
    fit: close,
  },
  trousers: {
    kind: { ...t('Pants', 'Pantalon', 'Hose', 'Pantaloni'), 'en-GB': 'Trousers' },
    points: [
      t('Triple-stitched seams', 'Triples coutures', 'Dreifachnähte', 'Tripla cucitura'),
      t('Gusset', 'Soufflet d’entrejambe', 'Zwickel', 'Tassello al cavallo'),
      t('Pocket for a folding rule', 'Poche pour un mètre pliant', 'Tasche für den Zollstock', 'Tasca per il metro'),
    ],
    fit: t(
      'Straight. Sits on the hip.',
      'Droit. Posé sur la hanche.',
      'Gerade. Sitzt auf der Hüfte.',
      'Dritti. Sulla vita bassa.',
    ),
  },
  shorts: {
    kind: t('Shorts', 'Short', 'Shorts', 'Shorts'),
    points: [
      t('Quick to dry', 'Sèche vite', 'Schnell trocken', 'Asciugano in fretta'),
      t('Mesh pocket bags', 'Fonds de poche en filet', 'Taschenbeutel aus Netz', 'Tasche in rete'),
      t('Flat seams', 'Coutures plates', 'Flache Nähte', 'Cuciture piatte'),
    ],
    fit: t(
      'Straight. Sits on the hip.',
      'Droit. Posé sur la hanche.',
      'Gerade. Sitzt auf der Hüfte.',
      'Dritti. Sulla vita bassa.',
    ),
  },
  cap: {
    kind: t('Headwear', 'Couvre-chef', 'Kopfbedeckung', 'Copricapo'),
    points: [
      t('Sweatband of cotton', 'Bandeau de coton', 'Schweißband aus Baumwolle', 'Fascia di cotone'),
      t('Adjusts at the back', 'Réglable derrière', 'Hinten verstellbar', 'Regolabile dietro'),
      t('Washable', 'Lavable', 'Waschbar', 'Lavabile'),
    ],
    fit: t('Two sizes, adjustable.', 'Deux tailles, réglable.', 'Zwei Größen, verstellbar.', 'Due taglie, regolabile.'),
  },
  tote: {
    kind: t('Bag', 'Sac', 'Tasche', 'Borsa'),
    points: [
      t(
        'Handles that go round the base',
        'Anses qui passent sous le fond',
        'Griffe, die um den Boden laufen',
        'Manici che passano sotto il fondo',
      ),
      t('Inside pocket', 'Poche intérieure', 'Innentasche', 'Tasca interna'),
      t('Stands by itself', 'Tient debout', 'Steht von allein', 'Sta in piedi da sola'),
    ],
    fit: none,
  },
  backpack: {
    kind: t('Backpack', 'Sac à dos', 'Rucksack', 'Zaino'),
    points: [
      t(
        'Waterproof coating inside',
        'Enduction étanche à l’intérieur',
        'Innen wasserdicht beschichtet',
        'Spalmatura impermeabile interna',
      ),
      t('Padded back', 'Dos matelassé', 'Gepolsterter Rücken', 'Schienale imbottito'),
      t('Made to be mended', 'Fait pour être réparé', 'Zum Flicken gemacht', 'Fatto per essere riparato'),
    ],
    fit: none,
  },
  socks: {
    kind: t('Socks', 'Chaussettes', 'Socken', 'Calze'),
    points: [
      t('Seamless toe', 'Pointe sans couture', 'Nahtlose Spitze', 'Punta senza cuciture'),
      t('Arch support', 'Maintien de la voûte', 'Stütze am Gewölbe', 'Sostegno all’arco'),
      t('Sold by the pair', 'Vendues par paire', 'Paarweise', 'Vendute a paia'),
    ],
    fit: t(
      'Three sizes. They do not shrink.',
      'Trois tailles. Elles ne rétrécissent pas.',
      'Drei Größen. Sie laufen nicht ein.',
      'Tre taglie. Non si restringono.',
    ),
  },
  guide: {
    kind: t('Repair guide', 'Guide de réparation', 'Reparaturanleitung', 'Guida alla riparazione'),
    points: [
      t('Download at once', 'À télécharger aussitôt', 'Sofort zum Herunterladen', 'Da scaricare subito'),
      t('Seven pages', 'Sept pages', 'Sieben Seiten', 'Sette pagine'),
      t('With drawings', 'Avec dessins', 'Mit Zeichnungen', 'Con disegni'),
    ],
    fit: none,
  },
};
