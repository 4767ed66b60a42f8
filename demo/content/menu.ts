import type { Menu } from '@eyelet/blocks/items/menu/schema.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import type { ImportedItem } from '@eyelet/server/content/import-content.ts';
import { type MenuWords, menuWords } from './menu-words.ts';

const image = (picture: string) => ({ kind: 'image' as const, picture, alt: '', decorative: true });
const to = (url: string) => ({ target: { url } });

type Shelf = Readonly<{
  digit: '2' | '3';
  slug: 'women' | 'men';
  shoes: readonly [string, string, string, string];
  banner: Required<Menu['items'][number]>['menuBanner'];
}>;

/** A shelf of the menu: shoes or clothing of the catalogue, a choice by weather, and one by pictures. */
function shelf({ digit, slug, shoes, banner }: Shelf, words: MenuWords): Menu['items'][number] {
  const category = (id: string) => ({ id: `${slug}-${id}`, categoryId: `${digit}${id}` });
  const under = (id: string, title: string) => ({ ...category(id), id: `${slug}-for-${id}`, title });
  const [deck, boots, jacket, knit] = shoes;
  const pick = (id: string, title: string, picture: string) => ({
    id: `${slug}-pick-${id}`,
    title,
    media: image(picture),
    ...to(`/c/${slug}-${digit}${id}`),
  });
  return {
    id: slug,
    categoryId: `${digit}000`,
    columns: [
      { children: [category('100')] },
      { children: [category('200')] },
      {
        children: [
          {
            id: `${slug}-weather`,
            title: words.weather,
            children: [
              under('210', words.rain),
              under('220', words.cold),
              under('110', words.wetDecks),
              under('130', words.longWalks),
            ],
          },
        ],
      },
    ],
    visualSelectorsTitle: words.byShape,
    visualSelectors: [
      pick('110', words.deckShoes, deck),
      pick('140', words.boots, boots),
      pick('210', words.jackets, jacket),
      pick('220', words.knitwear, knit),
    ],
    menuBanner: banner,
  };
}

function menuIn(words: MenuWords): Menu {
  const women: Shelf = {
    ...{ digit: '2', slug: 'women' },
    shoes: ['SKTERN01RST-side', 'SKFELL29SND-side', 'SKGALE46KLP-front', 'SKGUER55FOM-front'],
    banner: {
      eyebrowText: words.soles,
      title: words.granite,
      media: { lg: image('scene-sole-on-granite') },
      targets: [{ url: '/c/women-2130', text: words.trail }],
    },
  };
  const men: Shelf = {
    ...{ digit: '3', slug: 'men' },
    shoes: ['SKTERN01INK-side', 'SKFELL28CHS-side', 'SKGALE45INK-front', 'SKGUER54INK-front'],
    banner: {
      eyebrowText: words.repairs,
      title: words.mend,
      media: { lg: image('scene-boots-at-evening') },
      targets: [{ url: '/about', text: words.about }],
    },
  };
  return {
    opensOn: 'hover',
    items: [
      { id: 'new', categoryId: '1000', menuStyle: 'strong' },
      { ...shelf(women, words), overrideShopAll: { url: '/c/women-2000', text: words.allWomen } },
      { ...shelf(men, words), overrideShopAll: { url: '/c/men-3000', text: words.allMen } },
      {
        id: 'kids',
        categoryId: '4000',
        menuBanner: {
          title: words.smallSizes,
          media: { lg: image('scene-kids-laid-out') },
          targets: [{ url: '/c/kids-4000', text: words.seeKids }],
        },
        overrideShopAll: { url: '/c/kids-4000', text: words.seeKids },
        // The banner links to the same page on large screens.
        hideShopAll: { lg: true },
      },
      { id: 'accessories', categoryId: '5000' },
      { id: 'sale', categoryId: '6000', menuStyle: 'sale' },
      { id: 'repairs', title: words.repairs, menuIcon: 'return', menuStyle: 'quiet', ...to('/about') },
      {
        id: 'stores',
        title: words.stores,
        menuIcon: 'pin',
        menuStyle: 'quiet',
        titleVisibility: 'sm',
        ...to('/store-locator'),
      },
    ],
  };
}

const languages = ['en', 'fr', 'de', 'it'] as const;

/** The menu of the header. */
export const menu: ImportedItem = {
  ...{ kind: 'menu', key: 'main', name: 'Menu' },
  document: gatherVariants({
    ...{ source: 'en', version: 1 },
    texts: Object.fromEntries(
      languages.map((language) => [language, { props: menuIn(menuWords[language]), sections: [] }]),
    ),
  }),
};
