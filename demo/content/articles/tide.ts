import type { Article } from './article.ts';

export const tide: Article = {
  key: 'reading-a-tide-table',
  date: '2026-09-17',
  picture: 'scene-shoes-on-jetty',
  tags: ['walks', 'weather'],
  texts: {
    en: {
      title: 'Reading a tide table',
      subtitle: 'Two numbers and a little patience keep your feet dry, or at least on land.',
      eyebrow: 'Walks',
      alt: 'Four pairs of shoes in a row on a jetty, a calm bay behind them.',
      parts: [
        [
          'The two numbers',
          'A table gives times and heights. The time of low water is when to turn round, not when to set out. Start two hours before it.',
        ],
        [
          'The rule of twelfths',
          'In its six hours the water rises one, two, three, three, two, one twelfths of the whole. In the middle hours it comes half of all the way. That is when people are surprised.',
        ],
        [
          'What no table knows',
          'Wind from the sea adds a hand’s breadth, low pressure another. If the strand is narrower than the table says, believe the strand.',
        ],
      ],
    },
    fr: {
      title: 'Lire un horaire des marées',
      subtitle: 'Deux chiffres et un peu de patience gardent les pieds au sec, ou du moins à terre.',
      eyebrow: 'Balades',
      alt: 'Quatre paires de chaussures en rang sur un ponton, derrière elles une baie calme.',
      parts: [
        [
          'Les deux chiffres',
          'L’horaire donne des heures et des hauteurs. La basse mer est l’heure du demi-tour, pas celle du départ. Partez deux heures avant.',
        ],
        [
          'La règle des douzièmes',
          'En six heures, l’eau monte d’un, deux, trois, trois, deux, puis un douzième. Aux heures du milieu, elle fait la moitié du chemin. C’est là qu’elle surprend.',
        ],
        [
          'Ce qu’aucun horaire ne sait',
          'Le vent du large ajoute une main, la basse pression une autre. Si la grève est plus étroite que prévu, croyez la grève.',
        ],
      ],
    },
    de: {
      title: 'Eine Gezeitentafel lesen',
      subtitle: 'Zwei Zahlen und etwas Geduld halten die Füße trocken oder wenigstens an Land.',
      eyebrow: 'Wege',
      alt: 'Vier Paar Schuhe nebeneinander auf einem Steg, dahinter eine stille Bucht.',
      parts: [
        [
          'Die zwei Zahlen',
          'Die Tafel nennt Zeiten und Höhen. Niedrigwasser ist die Zeit zum Umkehren, nicht zum Losgehen. Aufbruch zwei Stunden vorher.',
        ],
        [
          'Die Zwölftelregel',
          'In sechs Stunden steigt das Wasser um ein, zwei, drei, drei, zwei, ein Zwölftel. In den mittleren Stunden kommt die Hälfte. Da wird man überrascht.',
        ],
        [
          'Was keine Tafel weiß',
          'Wind von See bringt eine Handbreit mehr, tiefer Druck noch eine. Ist der Strand schmaler, als die Tafel sagt, glauben Sie dem Strand.',
        ],
      ],
    },
    it: {
      title: 'Leggere una tavola delle maree',
      subtitle: 'Due numeri e un po’ di pazienza tengono i piedi asciutti, o almeno a terra.',
      eyebrow: 'Cammini',
      alt: 'Quattro paia di scarpe in fila su un pontile, dietro una baia calma.',
      parts: [
        [
          'I due numeri',
          'La tavola dà ore e altezze. La bassa marea è l’ora di tornare, non di partire. Parti due ore prima.',
        ],
        [
          'La regola dei dodicesimi',
          'In sei ore l’acqua sale di uno, due, tre, tre, due, un dodicesimo. Nelle ore di mezzo fa metà strada. È lì che sorprende.',
        ],
        [
          'Quello che la tavola non sa',
          'Il vento dal largo aggiunge una mano, la bassa pressione un’altra. Se la spiaggia è più stretta del previsto, credi alla spiaggia.',
        ],
      ],
    },
  },
};
