import { garmentSilhouettes, type Silhouette, type Surface, type Texts } from './style.ts';

const t = (en: string, fr: string, de: string, it: string): Texts => ({ en, fr, de, it });

/** The material of a surface, as a part of a sentence. */
export const materialOf: Readonly<Record<Surface, Texts>> = {
  canvas: t(
    'organic cotton canvas',
    'toile de coton biologique',
    'Canvas aus Biobaumwolle',
    'tela di cotone biologico',
  ),
  leather: t(
    'vegetable-tanned leather',
    'cuir à tannage végétal',
    'pflanzlich gegerbtes Leder',
    'pelle conciata al vegetale',
  ),
  suede: t('split suede', 'croûte de cuir velours', 'Veloursleder', 'pelle scamosciata'),
  knit: t(
    'recycled polyester knit',
    'maille de polyester recyclé',
    'Strick aus recyceltem Polyester',
    'maglia di poliestere riciclato',
  ),
  mesh: t('recycled mesh', 'mesh recyclé', 'recyceltes Mesh', 'rete riciclata'),
  ripstop: t(
    'recycled nylon ripstop',
    'ripstop de nylon recyclé',
    'Ripstop aus recyceltem Nylon',
    'ripstop di nylon riciclato',
  ),
  rubber: t('natural rubber', 'caoutchouc naturel', 'Naturkautschuk', 'gomma naturale'),
  cork: t('cork and latex', 'liège et latex', 'Kork und Latex', 'sughero e lattice'),
  wool: t('non-mulesed wool', 'laine sans mulesing', 'mulesingfreie Wolle', 'lana senza mulesing'),
  jersey: t('heavy cotton jersey', 'jersey de coton épais', 'schwerer Baumwolljersey', 'jersey di cotone pesante'),
  fleece: t(
    'brushed recycled fleece',
    'polaire recyclée grattée',
    'gerautes recyceltes Fleece',
    'pile riciclato garzato',
  ),
  twill: t('cotton twill', 'sergé de coton', 'Baumwolltwill', 'twill di cotone'),
};

const careOfGarments: Readonly<Record<Surface, Texts>> = {
  canvas: t(
    'Brush off salt, wash cold by hand, dry in the shade.',
    'Brosser le sel, laver à froid à la main, sécher à l’ombre.',
    'Salz abbürsten, kalt von Hand waschen, im Schatten trocknen.',
    'Spazzolare il sale, lavare a mano a freddo, asciugare all’ombra.',
  ),
  leather: t(
    'Rinse salt with fresh water, dry slowly, wax twice a year.',
    'Rincer le sel à l’eau douce, sécher lentement, cirer deux fois l’an.',
    'Salz mit Süßwasser abspülen, langsam trocknen, zweimal im Jahr wachsen.',
    'Sciacquare il sale con acqua dolce, asciugare piano, incerare due volte l’anno.',
  ),
  suede: t(
    'Let it dry, then brush along the nap.',
    'Laisser sécher, puis brosser dans le sens du poil.',
    'Trocknen lassen, dann mit dem Strich bürsten.',
    'Lasciare asciugare, poi spazzolare nel verso.',
  ),
  knit: t(
    'Wash at 30 degrees, no softener.',
    'Laver à 30 degrés, sans adoucissant.',
    'Bei 30 Grad waschen, ohne Weichspüler.',
    'Lavare a 30 gradi, senza ammorbidente.',
  ),
  mesh: t(
    'Rinse after salt water, dry away from the stove.',
    'Rincer après l’eau de mer, sécher loin du poêle.',
    'Nach Salzwasser ausspülen, nicht am Ofen trocknen.',
    'Sciacquare dopo l’acqua salata, asciugare lontano dalla stufa.',
  ),
  ripstop: t(
    'Wash at 30 degrees, tumble dry low to wake the water repellent.',
    'Laver à 30 degrés, sèche-linge doux pour raviver le déperlant.',
    'Bei 30 Grad waschen, schonend trocknen, das weckt die Imprägnierung.',
    'Lavare a 30 gradi, asciugatrice leggera per ravvivare l’idrorepellenza.',
  ),
  rubber: t(
    'Rinse, wipe, store out of the sun.',
    'Rincer, essuyer, ranger à l’abri du soleil.',
    'Abspülen, abwischen, ohne Sonne lagern.',
    'Sciacquare, asciugare, riporre lontano dal sole.',
  ),
  cork: t(
    'Wipe with a damp cloth, let it breathe overnight.',
    'Essuyer avec un chiffon humide, laisser respirer la nuit.',
    'Feucht abwischen, über Nacht lüften.',
    'Passare un panno umido, far respirare la notte.',
  ),
  wool: t(
    'Air it first. Wash by hand only when it must be.',
    'Aérer d’abord. Laver à la main seulement s’il le faut.',
    'Erst lüften. Nur wenn nötig von Hand waschen.',
    'Prima arieggiare. Lavare a mano solo se serve.',
  ),
  jersey: t(
    'Wash at 40 degrees, dry flat.',
    'Laver à 40 degrés, sécher à plat.',
    'Bei 40 Grad waschen, liegend trocknen.',
    'Lavare a 40 gradi, asciugare in piano.',
  ),
  fleece: t(
    'Wash at 30 degrees in a bag that catches what the wool sheds.',
    'Laver à 30 degrés dans un sac qui retient les fibres.',
    'Bei 30 Grad in einem Faserbeutel waschen.',
    'Lavare a 30 gradi in un sacchetto che trattiene le fibre.',
  ),
  twill: t(
    'Wash at 40 degrees, iron damp.',
    'Laver à 40 degrés, repasser humide.',
    'Bei 40 Grad waschen, feucht bügeln.',
    'Lavare a 40 gradi, stirare umido.',
  ),
};

/** Care of shoes, bags and caps: soles, boards and brims need more care than their cloth. */
const careOfMadeUpGoods: Readonly<Partial<Record<Surface, Texts>>> = {
  canvas: t(
    'Brush off salt, sponge with cold water, dry in the shade.',
    'Brosser le sel, éponger à l’eau froide, sécher à l’ombre.',
    'Salz abbürsten, mit kaltem Wasser abtupfen, im Schatten trocknen.',
    'Spazzolare il sale, tamponare con acqua fredda, asciugare all’ombra.',
  ),
  knit: t(
    'Sponge with lukewarm water and a little soap, dry in the air.',
    'Éponger à l’eau tiède avec un peu de savon, sécher à l’air.',
    'Mit lauwarmem Wasser und etwas Seife abtupfen, an der Luft trocknen.',
    'Tamponare con acqua tiepida e poco sapone, asciugare all’aria.',
  ),
  ripstop: t(
    'Wipe with a damp cloth, dry in the air, spray with water repellent once a season.',
    'Essuyer avec un chiffon humide, sécher à l’air, imperméabiliser une fois par saison.',
    'Feucht abwischen, an der Luft trocknen, einmal in der Saison imprägnieren.',
    'Passare un panno umido, asciugare all’aria, impermeabilizzare una volta a stagione.',
  ),
  wool: t(
    'Air it, brush off what has dried.',
    'Aérer, brosser ce qui a séché.',
    'Lüften und abbürsten, was getrocknet ist.',
    'Arieggiare e spazzolare via quello che si è asciugato.',
  ),
  twill: t(
    'Sponge with cold water, dry in shape.',
    'Éponger à l’eau froide, sécher en forme.',
    'Mit kaltem Wasser abtupfen, in Form trocknen.',
    'Tamponare con acqua fredda, asciugare in forma.',
  ),
};

const worn: ReadonlySet<Silhouette> = new Set([...garmentSilhouettes, 'socks']);

export function careOf(silhouette: Silhouette, surface: Surface): Texts {
  const garment = careOfGarments[surface];
  return worn.has(silhouette) ? garment : (careOfMadeUpGoods[surface] ?? garment);
}
