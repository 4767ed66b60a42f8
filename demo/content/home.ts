import { block, type DemoPage } from './page.ts';

export const home: DemoPage = {
  slug: 'home',
  texts: {
    en: {
      title: 'Skerry: shoes and layers for coasts',
      description: 'Deck shoes, trainers, boots and layers for coasts. Dry, warm, made to be mended.',
      blocks: [
        block('hero', {
          picture: 'scene-home',
          alt: 'Low rocks around a calm bay at first light.',
          sentence: 'Made for the edge of the land.',
          link: { label: 'See what is new', href: '/c/new-1000' },
          tone: 'ink',
          place: 'top',
          focus: 'center',
        }),
        block('collection', {
          title: 'Six that came in with the tide',
          categoryId: '1000',
          sort: 'newest',
          count: 6,
          link: { label: 'All new things', href: '/c/new-1000' },
        }),
        block('split', {
          picture: 'scene-split-granite',
          alt: 'Bare granite with specks of yellow lichen, an island behind it.',
          side: 'left',
          label: 'Soles',
          title: 'Grips wet granite.',
          paragraphs: [
            'We cut the tread after the marks the tide leaves on a slipway. It lets the water out sideways and holds on.',
          ],
          link: { label: 'Trail and running', href: '/c/women-running-and-trail-2130' },
        }),
        block('category-cards', {
          title: 'Find your way',
          cards: [
            { link: { label: 'Women', href: '/c/women-2000' }, picture: 'scene-women' },
            { link: { label: 'Men', href: '/c/men-3000' }, picture: 'scene-men' },
            { link: { label: 'Kids', href: '/c/kids-4000' }, picture: 'scene-kids' },
            { link: { label: 'Accessories', href: '/c/accessories-5000' }, picture: 'scene-accessories' },
          ],
        }),
        block('newsletter', {
          title: 'Letters from the shore',
          text: 'New shades, repairs, weather. Twice a month at most.',
        }),
        block('collection', {
          title: 'For weather',
          categoryId: '3140',
          count: 6,
          link: { label: 'All boots', href: '/c/men-boots-3140' },
        }),
        block('split', {
          picture: 'scene-split-harbour',
          alt: 'Still water before dark hills, the sun low above them.',
          side: 'right',
          label: 'Repairs',
          title: 'We mend what we make.',
          paragraphs: [
            'Seams open, soles wear down, zips give up. Send it back and we put it right.',
            'It costs less than a new pair and the salt marks stay yours.',
          ],
          link: { label: 'About Skerry', href: '/about' },
        }),
      ],
      seo: {
        title: 'Skerry: shoes and layers for coasts',
        description: 'Deck shoes, trainers, boots and layers for coasts. Dry, warm, made to be mended.',
      },
    },
    fr: {
      title: 'Skerry : chaussures et vêtements pour les côtes',
      description:
        'Chaussures bateau, baskets, bottes et vêtements pour les côtes. Secs, chauds, faits pour être réparés.',
      blocks: [
        block('hero', {
          picture: 'scene-home',
          alt: 'Des rochers bas autour d’une baie calme au point du jour.',
          sentence: 'Faits pour le bord des terres.',
          link: { label: 'Voir les nouveautés', href: '/c/nouveautes-1000' },
          tone: 'ink',
          place: 'top',
          focus: 'center',
        }),
        block('collection', {
          title: 'Six arrivés avec la marée',
          categoryId: '1000',
          sort: 'newest',
          count: 6,
          link: { label: 'Toutes les nouveautés', href: '/c/nouveautes-1000' },
        }),
        block('split', {
          picture: 'scene-split-granite',
          alt: 'Du granit nu tacheté de lichen jaune, une île au loin.',
          side: 'left',
          label: 'Semelles',
          title: 'Accroche le granit mouillé.',
          paragraphs: [
            'Nous dessinons les crampons d’après les marques que la marée laisse sur une cale. L’eau sort par les côtés, la semelle tient.',
          ],
          link: { label: 'Sentier et course', href: '/c/femme-course-et-sentier-2130' },
        }),
        block('category-cards', {
          title: 'Trouver son cap',
          cards: [
            { link: { label: 'Femme', href: '/c/femme-2000' }, picture: 'scene-women' },
            { link: { label: 'Homme', href: '/c/homme-3000' }, picture: 'scene-men' },
            { link: { label: 'Enfants', href: '/c/enfants-4000' }, picture: 'scene-kids' },
            { link: { label: 'Accessoires', href: '/c/accessoires-5000' }, picture: 'scene-accessories' },
          ],
        }),
        block('newsletter', {
          title: 'Lettres du rivage',
          text: 'Nouvelles couleurs, réparations, météo. Deux fois par mois au plus.',
        }),
        block('collection', {
          title: 'Pour le gros temps',
          categoryId: '3140',
          count: 6,
          link: { label: 'Toutes les bottes', href: '/c/homme-bottes-3140' },
        }),
        block('split', {
          picture: 'scene-split-harbour',
          alt: 'Une eau calme devant des collines sombres, le soleil bas.',
          side: 'right',
          label: 'Réparations',
          title: 'Nous réparons ce que nous faisons.',
          paragraphs: [
            'Les coutures s’ouvrent, les semelles s’usent, les zips lâchent. Renvoyez la pièce, nous la remettons d’aplomb.',
            'C’est moins cher qu’une paire neuve et les traces de sel restent les vôtres.',
          ],
          link: { label: 'À propos de Skerry', href: '/about' },
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
        block('hero', {
          picture: 'scene-home',
          alt: 'Flache Felsen um eine ruhige Bucht im ersten Licht.',
          sentence: 'Gemacht für den Rand des Landes.',
          link: { label: 'Neues ansehen', href: '/c/neu-1000' },
          tone: 'ink',
          place: 'top',
          focus: 'center',
        }),
        block('collection', {
          title: 'Sechs, die mit der Flut kamen',
          categoryId: '1000',
          sort: 'newest',
          count: 6,
          link: { label: 'Alles Neue', href: '/c/neu-1000' },
        }),
        block('split', {
          picture: 'scene-split-granite',
          alt: 'Nackter Granit mit gelben Flechten, dahinter eine Insel.',
          side: 'left',
          label: 'Sohlen',
          title: 'Hält auf nassem Granit.',
          paragraphs: [
            'Das Profil folgt den Spuren, die die Tide auf einer Slipanlage hinterlässt. Das Wasser läuft seitlich ab, die Sohle hält.',
          ],
          link: { label: 'Trail und Lauf', href: '/c/damen-lauf-und-trail-2130' },
        }),
        block('category-cards', {
          title: 'Den Weg finden',
          cards: [
            { link: { label: 'Damen', href: '/c/damen-2000' }, picture: 'scene-women' },
            { link: { label: 'Herren', href: '/c/herren-3000' }, picture: 'scene-men' },
            { link: { label: 'Kinder', href: '/c/kinder-4000' }, picture: 'scene-kids' },
            { link: { label: 'Accessoires', href: '/c/accessoires-5000' }, picture: 'scene-accessories' },
          ],
        }),
        block('newsletter', {
          title: 'Briefe von der Küste',
          text: 'Neue Farben, Reparaturen, Wetter. Höchstens zweimal im Monat.',
        }),
        block('collection', {
          title: 'Für Wetter',
          categoryId: '3140',
          count: 6,
          link: { label: 'Alle Stiefel', href: '/c/herren-stiefel-3140' },
        }),
        block('split', {
          picture: 'scene-split-harbour',
          alt: 'Ruhiges Wasser vor dunklen Hügeln, darüber tief die Sonne.',
          side: 'right',
          label: 'Reparatur',
          title: 'Wir flicken, was wir machen.',
          paragraphs: [
            'Nähte gehen auf, Sohlen laufen sich ab, Reißverschlüsse geben nach. Einfach zurückschicken, wir bringen es in Ordnung.',
            'Das kostet weniger als ein neues Paar, und die Salzränder bleiben.',
          ],
          link: { label: 'Über Skerry', href: '/about' },
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
        block('hero', {
          picture: 'scene-home',
          alt: 'Scogli bassi attorno a una baia calma alla prima luce.',
          sentence: 'Fatti per il bordo della terra.',
          link: { label: 'Guarda le novità', href: '/c/novita-1000' },
          tone: 'ink',
          place: 'top',
          focus: 'center',
        }),
        block('collection', {
          title: 'Sei arrivati con la marea',
          categoryId: '1000',
          sort: 'newest',
          count: 6,
          link: { label: 'Tutte le novità', href: '/c/novita-1000' },
        }),
        block('split', {
          picture: 'scene-split-granite',
          alt: 'Granito nudo con macchie di lichene giallo, un’isola sullo sfondo.',
          side: 'left',
          label: 'Suole',
          title: 'Tiene sul granito bagnato.',
          paragraphs: [
            'Disegniamo i tasselli sui segni che la marea lascia su uno scivolo. L’acqua esce di lato, la suola tiene.',
          ],
          link: { label: 'Sentiero e corsa', href: '/c/donna-corsa-e-sentiero-2130' },
        }),
        block('category-cards', {
          title: 'Trova la rotta',
          cards: [
            { link: { label: 'Donna', href: '/c/donna-2000' }, picture: 'scene-women' },
            { link: { label: 'Uomo', href: '/c/uomo-3000' }, picture: 'scene-men' },
            { link: { label: 'Bambini', href: '/c/bambini-4000' }, picture: 'scene-kids' },
            { link: { label: 'Accessori', href: '/c/accessori-5000' }, picture: 'scene-accessories' },
          ],
        }),
        block('newsletter', {
          title: 'Lettere dalla riva',
          text: 'Nuovi colori, riparazioni, tempo. Al massimo due volte al mese.',
        }),
        block('collection', {
          title: 'Per il maltempo',
          categoryId: '3140',
          count: 6,
          link: { label: 'Tutti gli stivali', href: '/c/uomo-stivali-3140' },
        }),
        block('split', {
          picture: 'scene-split-harbour',
          alt: 'Acqua calma davanti a colline scure, il sole basso.',
          side: 'right',
          label: 'Riparazioni',
          title: 'Ripariamo quello che facciamo.',
          paragraphs: [
            'Le cuciture si aprono, le suole si consumano, le zip cedono. Rispedisci il capo e lo rimettiamo a posto.',
            'Costa meno di un paio nuovo e i segni del sale restano tuoi.',
          ],
          link: { label: 'Chi è Skerry', href: '/about' },
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
