import { hasItems } from '@eyelet/db/content/has-items.ts';
import type { Database } from '@eyelet/db/database.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import type { Language } from '@eyelet/domain/markets/market.ts';
import { importContent } from '../content/import-content.ts';

type Text = Readonly<{ title: string; lead: string; heading: string; points: readonly string[] }>;

/** The first page of a shop that is not live: the first steps for those who try it out. */
const firstSteps: Readonly<Record<Language, Text>> = {
  en: {
    title: 'This shop is empty',
    lead: 'It runs, and has neither goods nor pages yet.',
    heading: 'What to do first',
    points: [
      'Open the studio by the link that the start has printed, and decide the name of the shop and who sells in each country.',
      'Bring in places, categories, products and stock through the import.',
      'Publish a page called “home”; it takes the place of this one.',
    ],
  },
  fr: {
    title: 'Cette boutique est vide',
    lead: 'Elle fonctionne, mais n’a encore ni articles ni pages.',
    heading: 'Par où commencer',
    points: [
      'Ouvrez le studio par le lien affiché au démarrage et choisissez le nom de la boutique et le vendeur dans chaque pays.',
      'Ajoutez lieux, catégories, articles et stocks par l’importation.',
      'Publiez une page nommée « home » ; elle remplacera celle-ci.',
    ],
  },
  de: {
    title: 'Dieser Shop ist leer',
    lead: 'Er läuft, hat aber noch weder Artikel noch Seiten.',
    heading: 'Was zuerst zu tun ist',
    points: [
      'Das Studio über den Link öffnen, der beim Start ausgegeben wurde, und den Namen des Shops und den Verkäufer in jedem Land festlegen.',
      'Standorte, Kategorien, Artikel und Bestände über den Import anlegen.',
      'Eine Seite namens „home“ veröffentlichen; sie ersetzt diese hier.',
    ],
  },
  it: {
    title: 'Questo negozio è vuoto',
    lead: 'Funziona, ma non ha ancora né articoli né pagine.',
    heading: 'Da dove cominciare',
    points: [
      'Aprire lo studio con il link mostrato all’avvio e scegliere il nome del negozio e chi vende in ogni Paese.',
      'Aggiungere sedi, categorie, articoli e giacenze con l’importazione.',
      'Pubblicare una pagina chiamata «home»: prenderà il posto di questa.',
    ],
  },
};

/** The first page of a live shop, until its people publish their own. */
const opening: Readonly<Record<Language, Text>> = {
  en: {
    title: 'We are opening soon',
    lead: 'Our shop is being set up. Please come back later.',
    heading: '',
    points: [],
  },
  fr: {
    ...{ title: 'Ouverture prochaine', lead: 'Notre boutique se prépare. Revenez bientôt.' },
    ...{ heading: '', points: [] },
  },
  de: {
    ...{ title: 'Wir öffnen bald', lead: 'Unser Shop wird gerade eingerichtet. Schauen Sie später wieder vorbei.' },
    ...{ heading: '', points: [] },
  },
  it: {
    ...{ title: 'Apriamo presto', lead: 'Stiamo preparando il nostro negozio. Torni a trovarci più tardi.' },
    ...{ heading: '', points: [] },
  },
};

/** Publishes a home page if the shop has no page at all; the people of the shop replace it. */
export async function publishFirstPage(database: Database, now: Date, isLive: boolean): Promise<void> {
  if (await hasItems(database, 'page')) return;
  const texts = Object.entries(isLive ? opening : firstSteps).map(([language, text]) => [language, writtenOf(text)]);
  const document = gatherVariants({ source: 'en', version: 1, texts: Object.fromEntries(texts) });
  await importContent(database, [{ kind: 'page', key: 'home', name: 'Home', document }], now);
}

function writtenOf({ title, lead, heading, points }: Text) {
  const sections = points.length > 0 ? [{ heading, paragraphs: [], points }] : [];
  const block = { type: 'rich-text', version: 1, props: { title, lead, sections } };
  return {
    props: { title, description: lead, seo: { title, description: lead } },
    sections: [{ name: 'main', blocks: [block] }],
  };
}
