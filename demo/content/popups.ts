import type { PopupProps } from '@eyelet/blocks/items/popup/schema.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import type { ImportedItem } from '@eyelet/server/content/import-content.ts';
import type { Language } from '../catalogue/style.ts';

type Words = Readonly<{ small: string; large: string; text: string; disclaimer: string; join?: string }>;

const mark = (alt: string) => ({ kind: 'image' as const, picture: 'scene-social', alt });

function popup(
  item: Readonly<{ key: string; name: string; layout: 'newsletter' | 'account' }>,
  same: Pick<PopupProps, 'rank' | 'delay' | 'logoSize'>,
  words: Readonly<Record<Language, Words>>,
): ImportedItem {
  const { layout, ...named } = item;
  const written = Object.entries(words).map(([language, { small, large, text, disclaimer, join }]) => [
    language,
    {
      layout,
      props: {
        ...same,
        minimizedTitle: small,
        maximizedTitle: large,
        logo: mark('Skerry'),
        richText: `<p>${text}</p>`,
        disclaimer: `<p>${disclaimer}</p>`,
        ...(join ? { targets: [{ url: '/sign-up', text: join }] } : {}),
      } satisfies PopupProps,
      sections: [],
    },
  ]);
  return {
    ...{ kind: 'popup', ...named },
    document: gatherVariants({ source: 'en', version: 1, texts: Object.fromEntries(written) }),
  };
}

const letters = popup(
  { key: 'letters', name: 'Letters from the shore', layout: 'newsletter' },
  { rank: 1 },
  {
    en: {
      small: 'Letters from the shore',
      large: 'Letters from the shore',
      text: 'New shades, repairs, weather. Twice a month at most.',
      disclaimer: 'Each letter has a link that ends them. <a href="/privacy">What we keep of you</a>',
    },
    fr: {
      small: 'Lettres du rivage',
      large: 'Lettres du rivage',
      text: 'Nouvelles teintes, réparations, météo. Deux fois par mois au plus.',
      disclaimer: 'Chaque lettre porte un lien qui y met fin. <a href="/privacy">Ce que nous gardons de vous</a>',
    },
    de: {
      small: 'Briefe von der Küste',
      large: 'Briefe von der Küste',
      text: 'Neue Töne, Reparaturen, Wetter. Höchstens zweimal im Monat.',
      disclaimer: 'Jeder Brief hat einen Link, der sie beendet. <a href="/privacy">Was wir von Ihnen behalten</a>',
    },
    it: {
      small: 'Lettere dalla riva',
      large: 'Lettere dalla riva',
      text: 'Nuove tonalità, riparazioni, meteo. Al massimo due volte al mese.',
      disclaimer: 'Ogni lettera ha un link che vi mette fine. <a href="/privacy">Che cosa teniamo di te</a>',
    },
  },
);

const join = popup(
  { key: 'join', name: 'Become a member', layout: 'account' },
  { rank: 2, delay: 5, logoSize: 'small' },
  {
    en: {
      small: 'Become a member',
      large: 'All of yours in one place',
      text: 'Your sizes, your orders, your lists.',
      disclaimer: 'Free, and gone with one press when you want it gone.',
      join: 'Become a member',
    },
    fr: {
      small: 'Devenir membre',
      large: 'Tout ce qui est à vous, au même endroit',
      text: 'Vos tailles, vos commandes, vos favoris.',
      disclaimer: 'Gratuit, et supprimé d’un geste quand vous le souhaitez.',
      join: 'Devenir membre',
    },
    de: {
      small: 'Mitglied werden',
      large: 'Alles an einem Ort',
      text: 'Ihre Größen, Bestellungen und Favoriten.',
      disclaimer: 'Kostenlos, und mit einem Druck wieder weg, wenn es weg soll.',
      join: 'Mitglied werden',
    },
    it: {
      small: 'Diventa membro',
      large: 'Tutto in un solo posto',
      text: 'Le tue taglie, i tuoi ordini, i tuoi preferiti.',
      disclaimer: 'Gratuito, e cancellato con un tocco quando vuoi.',
      join: 'Diventa membro',
    },
  },
);

/** The pop-ups of the demo brand. */
export const popups: readonly ImportedItem[] = [letters, join];
