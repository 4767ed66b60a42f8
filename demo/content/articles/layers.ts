import type { Article } from './article.ts';

export const layers: Article = {
  key: 'three-layers-for-a-ferry',
  date: '2026-10-15',
  picture: 'scene-layers-on-rail',
  film: 'rain-on-cloth',
  tags: ['weather'],
  texts: {
    en: {
      title: 'Three layers for a ferry',
      subtitle: 'On deck it blows, below it is warm, and nobody wants to carry a wardrobe.',
      eyebrow: 'Weather',
      alt: 'A smock, a roll neck and a jacket on a rail, boots and a bag below.',
      film: {
        alt: 'Rain falls on the shoulder of a yellow jacket; drops gather and run off.',
        caption: 'What does not soak in runs off.',
      },
      parts: [
        [
          'Next to the skin',
          'Something that dries while you wear it. Wool does, cotton does not. It should sit close, because air that moves takes the warmth along.',
        ],
        [
          'In the middle',
          'A knit that holds air. Open at the neck, so that you can let the warmth of the saloon out again without taking everything off.',
        ],
        [
          'Outside',
          'A shell that stops the wind. Rain is the smaller trouble on deck: wind takes four times the warmth. A hood that stays put when you turn your head is worth more than another pocket.',
        ],
      ],
    },
    fr: {
      title: 'Trois couches pour un ferry',
      subtitle: 'Sur le pont il vente, en bas il fait chaud, et personne ne veut porter une armoire.',
      eyebrow: 'Météo',
      alt: 'Une vareuse, un col roulé et une veste sur une barre, dessous des bottes et un sac.',
      film: {
        alt: 'La pluie tombe sur l’épaule d’une veste jaune\u00a0; les gouttes grossissent et ruissellent.',
        caption: 'Ce qui n’entre pas s’écoule.',
      },
      parts: [
        [
          'Contre la peau',
          'Quelque chose qui sèche pendant qu’on le porte. La laine oui, le coton non. Près du corps, car l’air qui bouge emporte la chaleur.',
        ],
        [
          'Au milieu',
          'Un tricot qui retient l’air. Ouvert au col, pour laisser sortir la chaleur du salon sans tout enlever.',
        ],
        [
          'Dehors',
          'Une coque qui arrête le vent. Sur le pont, la pluie est le moindre souci\u00a0: le vent prend quatre fois plus de chaleur. Une capuche qui suit la tête vaut mieux qu’une poche de plus.',
        ],
      ],
    },
    de: {
      title: 'Drei Lagen für eine Fähre',
      subtitle: 'An Deck weht es, unten ist es warm, und niemand will einen Schrank tragen.',
      eyebrow: 'Wetter',
      alt: 'Fischerhemd, Rollkragenpullover und Jacke an einer Stange, darunter Stiefel und eine Tasche.',
      film: {
        alt: 'Regen fällt auf die Schulter einer gelben Jacke; Tropfen sammeln sich und laufen ab.',
        caption: 'Was nicht einzieht, läuft ab.',
      },
      parts: [
        [
          'Auf der Haut',
          'Etwas, das beim Tragen trocknet. Wolle kann das, Baumwolle nicht. Es soll anliegen, denn bewegte Luft nimmt die Wärme mit.',
        ],
        [
          'In der Mitte',
          'Ein Strick, der Luft hält. Am Hals zu öffnen, damit die Wärme aus dem Salon wieder hinaus kann, ohne dass man alles auszieht.',
        ],
        [
          'Außen',
          'Eine Hülle, die den Wind abhält. Regen ist an Deck das kleinere Übel: Wind nimmt viermal so viel Wärme. Eine Kapuze, die mitgeht, wenn man den Kopf dreht, ist mehr wert als noch eine Tasche.',
        ],
      ],
    },
    it: {
      title: 'Tre strati per un traghetto',
      subtitle: 'Sul ponte tira vento, sotto fa caldo, e nessuno vuole portarsi un armadio.',
      eyebrow: 'Meteo',
      alt: 'Un camiciotto, un dolcevita e una giacca su un’asta, sotto stivali e una borsa.',
      film: {
        alt: 'La pioggia cade sulla spalla di una giacca gialla; le gocce si raccolgono e scorrono via.',
        caption: 'Quello che non entra scorre via.',
      },
      parts: [
        [
          'Sulla pelle',
          'Qualcosa che si asciuga mentre lo porti. La lana lo fa, il cotone no. Deve stare vicino, perché l’aria che si muove porta via il calore.',
        ],
        [
          'In mezzo',
          'Una maglia che trattiene l’aria. Apribile al collo, così il calore del salone esce senza togliersi tutto.',
        ],
        [
          'Fuori',
          'Un guscio che ferma il vento. Sul ponte la pioggia è il guaio minore: il vento porta via quattro volte più calore. Un cappuccio che gira con la testa vale più di una tasca in più.',
        ],
      ],
    },
  },
};
