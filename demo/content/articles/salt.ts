import type { Article } from './article.ts';

export const salt: Article = {
  key: 'salt-is-not-dirt',
  date: '2026-11-12',
  picture: 'scene-deck-shoes-at-dawn',
  tags: ['care', 'materials'],
  texts: {
    en: {
      title: 'Salt is not dirt',
      subtitle: 'What the sea leaves on leather, and how to take it off again.',
      eyebrow: 'Care',
      alt: 'Pale deck shoes on a rock by the sea.',
      parts: [
        [
          'Why it harms',
          'Salt draws water. On leather it keeps drawing after the shoe looks dry, and what it draws out last is the oil. The white line is only the part that you can see.',
        ],
        [
          'What helps',
          'Fresh water, and more of it than you think. Wipe the whole shoe, not just the line, or the edge of the wet patch becomes the next one. A spoon of vinegar in a glass of water takes off what is old.',
          'Then paper inside, laces open, and a night away from the stove.',
        ],
        ['What does not', 'Polish over salt locks it in. A hot radiator finishes what the salt began.'],
      ],
    },
    fr: {
      title: 'Le sel n’est pas une tache',
      subtitle: 'Ce que la mer laisse sur le cuir, et comment l’enlever.',
      eyebrow: 'Entretien',
      alt: 'Des chaussures bateau claires sur un rocher en bord de mer.',
      parts: [
        [
          'Pourquoi il abîme',
          'Le sel attire l’eau. Sur le cuir, il continue alors que la chaussure semble sèche, et ce qu’il tire en dernier, c’est l’huile. La ligne blanche n’est que la partie visible.',
        ],
        [
          'Ce qui aide',
          'De l’eau douce, et plus qu’on ne croit. Essuyez toute la chaussure, pas seulement la ligne, sinon le bord mouillé devient la suivante. Une cuillère de vinaigre dans un verre d’eau vient à bout des vieilles traces.',
          'Ensuite du papier dedans, les lacets ouverts, et une nuit loin du poêle.',
        ],
        [
          'Ce qui n’aide pas',
          'Cirer par-dessus le sel l’enferme. Un radiateur brûlant achève ce que le sel a commencé.',
        ],
      ],
    },
    de: {
      title: 'Salz ist kein Schmutz',
      subtitle: 'Was das Meer auf Leder zurücklässt und wie es wieder verschwindet.',
      eyebrow: 'Pflege',
      alt: 'Helle Bootsschuhe auf einem Fels am Meer.',
      parts: [
        [
          'Warum es schadet',
          'Salz zieht Wasser. Im Leder zieht es weiter, wenn der Schuh längst trocken aussieht, und zuletzt zieht es das Öl heraus. Der weiße Rand ist nur der Teil, den man sieht.',
        ],
        [
          'Was hilft',
          'Süßwasser, und zwar mehr als gedacht. Den ganzen Schuh abwischen, nicht nur den Rand, sonst wird die Kante des nassen Flecks zum nächsten. Ein Löffel Essig auf ein Glas Wasser löst, was alt ist.',
          'Danach Papier hinein, Schnürsenkel auf und eine Nacht fern vom Ofen.',
        ],
        [
          'Was nicht hilft',
          'Schuhcreme über Salz schließt es ein. Ein heißer Heizkörper vollendet, was das Salz begonnen hat.',
        ],
      ],
    },
    it: {
      title: 'Il sale non è sporco',
      subtitle: 'Che cosa lascia il mare sul cuoio, e come toglierlo.',
      eyebrow: 'Cura',
      alt: 'Scarpe da barca chiare su uno scoglio in riva al mare.',
      parts: [
        [
          'Perché fa male',
          'Il sale attira l’acqua. Nel cuoio continua anche quando la scarpa sembra asciutta, e l’ultima cosa che porta via è l’olio. La riga bianca è solo la parte che si vede.',
        ],
        [
          'Che cosa aiuta',
          'Acqua dolce, più di quanta pensi. Passa tutta la scarpa, non solo la riga, altrimenti il bordo bagnato diventa la prossima. Un cucchiaio d’aceto in un bicchiere d’acqua toglie quello vecchio.',
          'Poi carta dentro, lacci aperti e una notte lontano dalla stufa.',
        ],
        [
          'Che cosa non serve',
          'Il lucido sopra il sale lo chiude dentro. Un termosifone bollente finisce quello che il sale ha cominciato.',
        ],
      ],
    },
  },
};
