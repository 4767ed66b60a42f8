import type { Article } from './article.ts';

export const tread: Article = {
  key: 'how-a-sole-holds-on-wet-rock',
  date: '2026-10-29',
  picture: 'scene-sole-on-granite',
  tags: ['materials'],
  texts: {
    en: {
      title: 'How a sole holds on wet rock',
      subtitle: 'Water has to leave before rubber can grip. Everything else is detail.',
      eyebrow: 'Soles',
      alt: 'A trail shoe on its side on wet granite, water running off its tread.',
      parts: [
        [
          'The film',
          'On a wet slab the foot first stands on water. A flat sole rides on it like a tyre. Cuts in the tread give the water a way out to the side, and the rubber comes down on stone.',
        ],
        [
          'The edges',
          'Grip comes from edges, and edges wear. We cut many shallow ones instead of a few deep ones, so that a sole with half its life behind it still has most of them.',
        ],
        [
          'The weed',
          'Nothing holds on green weed. Walk where the rock is bare or where barnacles grow; they are the best tread there is.',
        ],
      ],
    },
    fr: {
      title: 'Comment une semelle tient sur la roche mouillée',
      subtitle: 'L’eau doit partir avant que la gomme n’accroche. Le reste est affaire de détail.',
      eyebrow: 'Semelles',
      alt: 'Une chaussure de sentier couchée sur le granit mouillé, l’eau coule de ses crampons.',
      parts: [
        [
          'Le film',
          'Sur une dalle mouillée, le pied repose d’abord sur l’eau. Une semelle plate y glisse comme un pneu. Les entailles ouvrent à l’eau une sortie sur le côté, et la gomme touche la pierre.',
        ],
        [
          'Les arêtes',
          'L’adhérence vient des arêtes, et les arêtes s’usent. Nous en taillons beaucoup de peu profondes plutôt que quelques-unes profondes\u00a0: à mi-vie, la semelle a encore presque toutes les siennes.',
        ],
        [
          'Les algues',
          'Rien ne tient sur les algues vertes. Marchez où la roche est nue, ou là où poussent les balanes\u00a0: il n’y a pas meilleur relief.',
        ],
      ],
    },
    de: {
      title: 'Wie eine Sohle auf nassem Fels hält',
      subtitle: 'Erst muss das Wasser weg, dann greift der Gummi. Alles andere sind Einzelheiten.',
      eyebrow: 'Sohlen',
      alt: 'Ein Trailschuh liegt auf nassem Granit, vom Profil läuft Wasser.',
      parts: [
        [
          'Der Film',
          'Auf einer nassen Platte steht der Fuß zuerst auf Wasser. Eine glatte Sohle schwimmt darauf wie ein Reifen. Schnitte im Profil lassen das Wasser seitlich hinaus, und der Gummi liegt auf Stein.',
        ],
        [
          'Die Kanten',
          'Halt kommt von Kanten, und Kanten nutzen sich ab. Wir schneiden viele flache statt weniger tiefer, damit eine halb abgelaufene Sohle die meisten noch hat.',
        ],
        [
          'Der Tang',
          'Auf grünem Tang hält nichts. Gehen Sie, wo der Fels blank ist oder wo Seepocken wachsen; ein besseres Profil gibt es nicht.',
        ],
      ],
    },
    it: {
      title: 'Come tiene una suola sulla roccia bagnata',
      subtitle: 'Prima deve andarsene l’acqua, poi la gomma fa presa. Il resto sono dettagli.',
      eyebrow: 'Suole',
      alt: 'Una scarpa da sentiero su un fianco sul granito bagnato, l’acqua scorre dai tasselli.',
      parts: [
        [
          'Il velo',
          'Su una lastra bagnata il piede poggia prima sull’acqua. Una suola liscia ci scivola sopra come una gomma d’auto. I tagli aprono all’acqua una via laterale, e la gomma tocca la pietra.',
        ],
        [
          'Gli spigoli',
          'La presa viene dagli spigoli, e gli spigoli si consumano. Ne tagliamo tanti poco profondi invece di pochi profondi, così una suola a metà della sua vita li ha ancora quasi tutti.',
        ],
        [
          'L’alga',
          'Sull’alga verde non tiene niente. Cammina dove la roccia è nuda o dove crescono i balani: un battistrada migliore non c’è.',
        ],
      ],
    },
  },
};
