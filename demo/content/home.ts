import { block, type DemoPage } from './page.ts';
import { opening, story } from './scenes.ts';

/** One and a half products on a phone, three on a tablet, six on a wide screen. */
const sixInARow = {
  sm: { slideWidth: '62vw' },
  md: { slideWidth: '34vw' },
  lg: { slideWidth: '16.6667%', slidePadding: '1.25rem' },
};

/** The three newest articles, one beneath the other on a phone. */
const threeArticles = { rows: 3, columns: { sm: 1, md: 3 }, hideFilter: true };

const newThings = { creativeName: 'Boots on granite', promotionId: 'new-things', promotionName: 'New things' };
const repairs = { creativeName: 'Boots at evening', promotionId: 'repairs', promotionName: 'Repairs' };

/** A department by its name and one of its products. */
const way = (text: string, url: string, picture: string) => ({
  target: { text, url },
  media: { sm: { kind: 'image' as const, picture, alt: '', decorative: true } },
});

export const home: DemoPage = {
  slug: 'home',
  lateFrom: 4,
  texts: {
    en: {
      title: 'Skerry: shoes and layers for coasts',
      description: 'Deck shoes, boots, knitwear and layers for coasts. Dry, warm, made to be mended.',
      blocks: [
        opening({
          picture: 'scene-boot-on-granite',
          tall: 'scene-boot-on-granite-tall',
          alt: 'Leather boots on a ledge of granite, a calm bay behind them at first light.',
          title: 'Made for the edge of the land.',
          link: { label: 'See what is new', href: '/c/new-1000' },
          promotion: newThings,
        }),
        block(
          'collection',
          {
            title: 'Six that came in with the tide',
            categoryId: '1000',
            sort: 'newest',
            count: 6,
            textLink: { text: 'All new things', url: '/c/new-1000' },
            breakpoints: sixInARow,
          },
          2,
        ),
        story({
          picture: 'scene-sole-on-granite',
          alt: 'A trail shoe on its side on wet granite, water running off its tread.',
          product: { picture: 'SKCLIF23GRN-quarter', alt: 'The same shoe from above, with white laces.' },
          side: 'left',
          overline: 'Soles',
          title: 'Grips wet granite.',
          paragraphs: [
            'We cut the tread after the marks the tide leaves on a slipway. It lets the water out sideways and holds on.',
          ],
          link: { label: 'Trail and running', href: '/c/women-running-and-trail-2130' },
        }),
        block('newsletter', {
          title: 'Letters from the shore',
          text: 'New shades, repairs, weather. Twice a month at most.',
        }),
        block('vertical-list', {
          title: 'Find your way',
          items: [
            way('Women', '/c/women-2000', 'SKFELL29PLM-quarter'),
            way('Men', '/c/men-3000', 'SKCLIF23KLP-quarter'),
            way('Kids', '/c/kids-4000', 'SKMINN06LCH-quarter'),
            way('Accessories', '/c/accessories-5000', 'SKRIGG82KLP-quarter'),
          ],
        }),
        story({
          picture: 'scene-two-at-the-water',
          alt: 'Somebody in a rust jacket and a child in a yellow one at the water, seen from behind, their hoods up.',
          product: { picture: 'SKSQUA44RST-detail', alt: 'Hood and zip of the rust jacket, close up.' },
          side: 'left',
          overline: 'Layers',
          title: 'Warm enough to wait for the ferry.',
          paragraphs: [
            'The shell keeps the rain out, and wool is warm when it is wet. Hoods turn with the head, cuffs close with cold fingers.',
          ],
          link: { label: 'Jackets and smocks', href: '/c/women-jackets-and-smocks-2210' },
        }),
        story({
          picture: 'scene-boots-at-evening',
          alt: 'Suede boots on a rock by the water, the sun low.',
          product: { picture: 'SKSCAR30RST-detail', alt: 'The seams and laces of the boot, close up.' },
          side: 'right',
          overline: 'Repairs',
          title: 'We mend what we make.',
          paragraphs: [
            'Seams open, soles wear down, zips give up. Send it back and we put it right.',
            'It costs less than a new pair and the salt marks stay yours.',
          ],
          link: { label: 'About Skerry', href: '/about' },
          promotion: repairs,
        }),
        block('article-grid', {
          title: 'From the journal',
          subtitle: 'Weather, wool and what we have learned.',
          ...threeArticles,
        }),
      ],
      seo: {
        title: 'Skerry: shoes and layers for coasts',
        description: 'Deck shoes, boots, knitwear and layers for coasts. Dry, warm, made to be mended.',
      },
    },
    fr: {
      title: 'Skerry : chaussures et vêtements pour les côtes',
      description:
        'Chaussures bateau, baskets, bottes et vêtements pour les côtes. Secs, chauds, faits pour être réparés.',
      blocks: [
        opening({
          picture: 'scene-boot-on-granite',
          tall: 'scene-boot-on-granite-tall',
          alt: 'Des bottes de cuir sur une dalle de granit, derrière elles une baie calme au point du jour.',
          title: 'Faits pour le bord des terres.',
          link: { label: 'Voir les nouveautés', href: '/c/nouveautes-1000' },
          promotion: newThings,
        }),
        block(
          'collection',
          {
            title: 'Six arrivés avec la marée',
            categoryId: '1000',
            sort: 'newest',
            count: 6,
            textLink: { text: 'Toutes les nouveautés', url: '/c/nouveautes-1000' },
            breakpoints: sixInARow,
          },
          2,
        ),
        story({
          picture: 'scene-sole-on-granite',
          alt: 'Une chaussure de sentier couchée sur le granit mouillé, l’eau coule de ses crampons.',
          product: {
            picture: 'SKCLIF23GRN-quarter',
            alt: 'La même chaussure vue d’en haut, grise à lacets blancs.',
          },
          side: 'left',
          overline: 'Semelles',
          title: 'Accroche le granit mouillé.',
          paragraphs: [
            'Nous dessinons les crampons d’après les marques que la marée laisse sur une cale. L’eau sort par les côtés, la semelle tient.',
          ],
          link: { label: 'Sentier et course', href: '/c/femme-course-et-sentier-2130' },
        }),
        block('newsletter', {
          title: 'Lettres du rivage',
          text: 'Nouvelles couleurs, réparations, météo. Deux fois par mois au plus.',
        }),
        block('vertical-list', {
          title: 'Trouver son cap',
          items: [
            way('Femme', '/c/femme-2000', 'SKFELL29PLM-quarter'),
            way('Homme', '/c/homme-3000', 'SKCLIF23KLP-quarter'),
            way('Enfants', '/c/enfants-4000', 'SKMINN06LCH-quarter'),
            way('Accessoires', '/c/accessoires-5000', 'SKRIGG82KLP-quarter'),
          ],
        }),
        story({
          picture: 'scene-two-at-the-water',
          alt: 'Une personne en veste rouille et un enfant en veste jaune au bord de l’eau, de dos, capuches relevées.',
          product: { picture: 'SKSQUA44RST-detail', alt: 'La capuche et le zip de la veste rouille, de près.' },
          side: 'left',
          overline: 'Couches',
          title: 'Assez chaud pour attendre le bac.',
          paragraphs: [
            'La veste garde la pluie dehors, et la laine tient chaud même mouillée. La capuche suit la tête, les poignets se ferment avec les doigts froids.',
          ],
          link: { label: 'Vestes et vareuses', href: '/c/femme-vestes-et-vareuses-2210' },
        }),
        story({
          picture: 'scene-boots-at-evening',
          alt: 'Des bottes de daim sur un rocher près du port, le soleil bas.',
          product: { picture: 'SKSCAR30RST-detail', alt: 'Les coutures et les lacets de la botte, de près.' },
          side: 'right',
          overline: 'Réparations',
          title: 'Nous réparons ce que nous faisons.',
          paragraphs: [
            'Les coutures s’ouvrent, les semelles s’usent, les zips lâchent. Renvoyez la pièce, nous la remettons d’aplomb.',
            'C’est moins cher qu’une paire neuve et les traces de sel restent les vôtres.',
          ],
          link: { label: 'À propos de Skerry', href: '/about' },
          promotion: repairs,
        }),
        block('article-grid', {
          title: 'Dans le journal',
          subtitle: 'La météo, la laine et ce que nous avons appris.',
          ...threeArticles,
        }),
      ],
      seo: {
        title: 'Skerry : chaussures et vêtements pour les côtes',
        description:
          'Chaussures bateau, baskets, bottes et vêtements pour les côtes. Secs, chauds, faits pour être réparés.',
      },
    },
    de: {
      title: 'Skerry: Schuhe und Kleidung für Küsten',
      description: 'Bootsschuhe, Sneaker, Stiefel und Kleidung für Küsten. Trocken, warm und zum Flicken gemacht.',
      blocks: [
        opening({
          picture: 'scene-boot-on-granite',
          tall: 'scene-boot-on-granite-tall',
          alt: 'Lederstiefel auf einer Granitplatte, dahinter eine ruhige Bucht im ersten Licht.',
          title: 'Gemacht für den Rand des Landes.',
          link: { label: 'Neues ansehen', href: '/c/neu-1000' },
          promotion: newThings,
        }),
        block(
          'collection',
          {
            title: 'Sechs, die mit der Flut kamen',
            categoryId: '1000',
            sort: 'newest',
            count: 6,
            textLink: { text: 'Alles Neue', url: '/c/neu-1000' },
            breakpoints: sixInARow,
          },
          2,
        ),
        story({
          picture: 'scene-sole-on-granite',
          alt: 'Ein Trailschuh liegt auf nassem Granit, vom Profil läuft Wasser.',
          product: {
            picture: 'SKCLIF23GRN-quarter',
            alt: 'Derselbe Schuh von oben, grau mit weißen Schnürsenkeln.',
          },
          side: 'left',
          overline: 'Sohlen',
          title: 'Hält auf nassem Granit.',
          paragraphs: [
            'Das Profil folgt den Spuren, die die Tide auf einer Slipanlage hinterlässt. Das Wasser läuft seitlich ab, die Sohle hält.',
          ],
          link: { label: 'Trail und Lauf', href: '/c/damen-lauf-und-trail-2130' },
        }),
        block('newsletter', {
          title: 'Briefe von der Küste',
          text: 'Neue Farben, Reparaturen, Wetter. Höchstens zweimal im Monat.',
        }),
        block('vertical-list', {
          title: 'Den Weg finden',
          items: [
            way('Damen', '/c/damen-2000', 'SKFELL29PLM-quarter'),
            way('Herren', '/c/herren-3000', 'SKCLIF23KLP-quarter'),
            way('Kinder', '/c/kinder-4000', 'SKMINN06LCH-quarter'),
            way('Accessoires', '/c/accessoires-5000', 'SKRIGG82KLP-quarter'),
          ],
        }),
        story({
          picture: 'scene-two-at-the-water',
          alt: 'Jemand in rostroter Jacke und ein Kind in gelber stehen am Wasser, von hinten gesehen, die Kapuzen auf.',
          product: {
            picture: 'SKSQUA44RST-detail',
            alt: 'Kapuze und Reißverschluss der rostroten Jacke aus der Nähe.',
          },
          side: 'left',
          overline: 'Lagen',
          title: 'Warm genug, um auf die Fähre zu warten.',
          paragraphs: [
            'Die Jacke hält den Regen draußen, und Wolle wärmt auch nass. Kapuzen drehen sich mit dem Kopf, Bündchen gehen auch mit kalten Fingern zu.',
          ],
          link: { label: 'Jacken und Fischerhemden', href: '/c/damen-jacken-und-fischerhemden-2210' },
        }),
        story({
          picture: 'scene-boots-at-evening',
          alt: 'Wildlederstiefel auf einem Fels am Hafen, die Sonne steht tief.',
          product: { picture: 'SKSCAR30RST-detail', alt: 'Nähte und Schnürung des Stiefels aus der Nähe.' },
          side: 'right',
          overline: 'Reparatur',
          title: 'Wir flicken, was wir machen.',
          paragraphs: [
            'Nähte gehen auf, Sohlen laufen sich ab, Reißverschlüsse geben nach. Einfach zurückschicken, wir bringen es in Ordnung.',
            'Das kostet weniger als ein neues Paar, und die Salzränder bleiben.',
          ],
          link: { label: 'Über Skerry', href: '/about' },
          promotion: repairs,
        }),
        block('article-grid', {
          title: 'Aus dem Journal',
          subtitle: 'Wetter, Wolle und was wir gelernt haben.',
          ...threeArticles,
        }),
      ],
      seo: {
        title: 'Skerry: Schuhe und Kleidung für Küsten',
        description: 'Bootsschuhe, Sneaker, Stiefel und Kleidung für Küsten. Trocken, warm und zum Flicken gemacht.',
      },
    },
    it: {
      title: 'Skerry: scarpe e capi per le coste',
      description: 'Scarpe da barca, sneaker, stivali e capi per le coste. Asciutti, caldi, fatti per essere riparati.',
      blocks: [
        opening({
          picture: 'scene-boot-on-granite',
          tall: 'scene-boot-on-granite-tall',
          alt: 'Scarponi di pelle su una lastra di granito, dietro una baia calma alla prima luce.',
          title: 'Fatti per il bordo della terra.',
          link: { label: 'Guarda le novità', href: '/c/novita-1000' },
          promotion: newThings,
        }),
        block(
          'collection',
          {
            title: 'Sei arrivati con la marea',
            categoryId: '1000',
            sort: 'newest',
            count: 6,
            textLink: { text: 'Tutte le novità', url: '/c/novita-1000' },
            breakpoints: sixInARow,
          },
          2,
        ),
        story({
          picture: 'scene-sole-on-granite',
          alt: 'Una scarpa da sentiero su un fianco sul granito bagnato, l’acqua scorre dai tasselli.',
          product: {
            picture: 'SKCLIF23GRN-quarter',
            alt: 'La stessa scarpa dall’alto, grigia con lacci bianchi.',
          },
          side: 'left',
          overline: 'Suole',
          title: 'Tiene sul granito bagnato.',
          paragraphs: [
            'Disegniamo i tasselli sui segni che la marea lascia su uno scivolo. L’acqua esce di lato, la suola tiene.',
          ],
          link: { label: 'Sentiero e corsa', href: '/c/donna-corsa-e-sentiero-2130' },
        }),
        block('newsletter', {
          title: 'Lettere dalla riva',
          text: 'Nuovi colori, riparazioni, tempo. Al massimo due volte al mese.',
        }),
        block('vertical-list', {
          title: 'Trova la rotta',
          items: [
            way('Donna', '/c/donna-2000', 'SKFELL29PLM-quarter'),
            way('Uomo', '/c/uomo-3000', 'SKCLIF23KLP-quarter'),
            way('Bambini', '/c/bambini-4000', 'SKMINN06LCH-quarter'),
            way('Accessori', '/c/accessori-5000', 'SKRIGG82KLP-quarter'),
          ],
        }),
        story({
          picture: 'scene-two-at-the-water',
          alt: 'Una persona in giacca ruggine e un bambino in giacca gialla davanti all’acqua, di spalle, con il cappuccio su.',
          product: { picture: 'SKSQUA44RST-detail', alt: 'Cappuccio e zip della giacca ruggine, da vicino.' },
          side: 'left',
          overline: 'Strati',
          title: 'Abbastanza caldi per aspettare il traghetto.',
          paragraphs: [
            'La giacca tiene fuori la pioggia, e la lana scalda anche bagnata. Il cappuccio segue la testa, i polsini si chiudono anche con le dita fredde.',
          ],
          link: { label: 'Giacche e camiciotti', href: '/c/donna-giacche-e-camiciotti-2210' },
        }),
        story({
          picture: 'scene-boots-at-evening',
          alt: 'Scarponi scamosciati su uno scoglio vicino al porto, il sole basso.',
          product: { picture: 'SKSCAR30RST-detail', alt: 'Le cuciture e i lacci dello scarpone, da vicino.' },
          side: 'right',
          overline: 'Riparazioni',
          title: 'Ripariamo quello che facciamo.',
          paragraphs: [
            'Le cuciture si aprono, le suole si consumano, le zip cedono. Rispedisci il capo e lo rimettiamo a posto.',
            'Costa meno di un paio nuovo e i segni del sale restano tuoi.',
          ],
          link: { label: 'Chi è Skerry', href: '/about' },
          promotion: repairs,
        }),
        block('article-grid', {
          title: 'Dal diario',
          subtitle: 'Il tempo, la lana e quello che abbiamo imparato.',
          ...threeArticles,
        }),
      ],
      seo: {
        title: 'Skerry: scarpe e capi per le coste',
        description:
          'Scarpe da barca, sneaker, stivali e capi per le coste. Asciutti, caldi, fatti per essere riparati.',
      },
    },
  },
};
