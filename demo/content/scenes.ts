import { type Block, block } from './page.ts';

/** What a tag manager is told of a scene. */
type Promotion = Readonly<{ creativeName: string; promotionId: string; promotionName: string }>;

type SceneLink = Readonly<{ label: string; href: string }>;

const image = (picture: string, alt: string) => ({
  sm: { kind: 'image', picture, alt, ...(alt === '' ? { decorative: true } : {}) },
});
const target = ({ label, href }: SceneLink) => ({ text: label, url: href });

type Opening = Readonly<{
  picture: string;
  /** The upright crop of the scene, for phones. */
  tall: string;
  alt: string;
  title: string;
  link: SceneLink;
  promotion?: Promotion;
}>;

/** The opening scene of a page, with dark text at the top, on a light sky. */
export function opening({ picture, tall, alt, title, link, promotion }: Opening): Block {
  return {
    type: 'hero',
    version: 2,
    props: {
      layout: 'standard',
      title,
      media: { ...image(tall, alt), md: image(picture, alt).sm },
      targets: [target(link)],
      gradientTone: 'light',
      alignment: { sm: { horizontal: 'left', vertical: 'top' } },
      navigationPadding: true,
      ...tracked(promotion),
    },
  };
}

type Story = Readonly<{
  picture: string;
  alt: string;
  side: 'left' | 'right';
  overline: string;
  title: string;
  paragraphs: readonly string[];
  link?: SceneLink;
  /** A product beside the scene, as a picture or as a film of the demo. */
  product?: Readonly<{ picture: string; alt: string } | { film: string; alt: string }>;
  promotion?: Promotion;
}>;

/** A picture beside a story, or two. */
export function story({ picture, alt, side, overline, title, paragraphs, link, product, promotion }: Story): Block {
  return block('banner', {
    layout: 'split',
    overline,
    title,
    richText: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    media: image(picture, alt),
    ...(product ? { mediaList: [image(picture, alt), beside(product)] } : {}),
    ...(link ? { targets: [target(link)] } : {}),
    imageSide: side,
    ...tracked(promotion),
  });
}

const tracked = (promotion?: Promotion) => (promotion ? { promotionTracking: promotion } : {});

const beside = (product: NonNullable<Story['product']>) =>
  'film' in product
    ? { sm: { kind: 'video', video: product.film, poster: `scene-${product.film}`, alt: product.alt } }
    : image(product.picture, product.alt);

type Spot = Readonly<{ picture: string; alt: string; title: string; text: string }>;

/** A picture with a few words between the products of a listing. */
export function spot({ picture, alt, title, text }: Spot): Block {
  return block('banner', {
    layout: 'e-spot',
    title,
    richText: `<p>${text}</p>`,
    media: image(picture, alt),
    gradientTone: 'dark',
    isFullWidth: true,
  });
}
