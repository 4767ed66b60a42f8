import type { Article } from './article.ts';

export const resole: Article = {
  key: 'a-second-sole',
  date: '2026-10-01',
  picture: 'scene-boots-at-evening',
  tags: ['repair', 'people'],
  texts: {
    en: {
      title: 'A second sole',
      subtitle: 'A morning at the bench with Ines, who takes shoes apart for a living.',
      eyebrow: 'Repair',
      alt: 'Suede boots on a rock by the water, the sun low.',
      parts: [
        [
          'The knife',
          'She begins by looking at the heel. “It tells you how somebody walks. Then you know where the next one will go.” The old sole comes off in one piece when the glue was good. Ours was.',
        ],
        [
          'The wait',
          'Glue wants an hour on both sides, and nobody believes it. She has a kettle for that. Most repairs that fail, she says, failed in this hour.',
        ],
        [
          'The bill',
          'A resole costs less than half a pair and adds about two years. The upper has learned your foot by then, which is the part that no shop can sell you.',
        ],
      ],
    },
    fr: {
      title: 'Une seconde semelle',
      subtitle: 'Une matinée à l’établi avec Inès, dont le métier est de défaire des chaussures.',
      eyebrow: 'Réparation',
      alt: 'Des bottes de daim sur un rocher près du port, le soleil bas.',
      parts: [
        [
          'Le couteau',
          'Elle regarde d’abord le talon. «\u00a0Il dit comment on marche. On sait alors où s’usera le suivant.\u00a0» L’ancienne semelle vient d’une pièce quand la colle était bonne. La nôtre l’était.',
        ],
        [
          'L’attente',
          'La colle veut une heure de chaque côté, et personne ne le croit. Elle a une bouilloire pour cela. La plupart des réparations ratées, dit-elle, l’ont été pendant cette heure.',
        ],
        [
          'La note',
          'Un ressemelage coûte moins qu’une demi-paire et ajoute deux ans environ. La tige connaît alors votre pied, et cela, aucune boutique ne le vend.',
        ],
      ],
    },
    de: {
      title: 'Eine zweite Sohle',
      subtitle: 'Ein Vormittag an der Werkbank mit Ines, die davon lebt, Schuhe zu zerlegen.',
      eyebrow: 'Reparatur',
      alt: 'Wildlederstiefel auf einem Fels am Hafen, die Sonne steht tief.',
      parts: [
        [
          'Das Messer',
          'Zuerst sieht sie sich den Absatz an. „Der sagt, wie jemand geht. Dann weiß man, wo der nächste sich abläuft.“ Die alte Sohle geht in einem Stück ab, wenn der Kleber gut war. Unserer war es.',
        ],
        [
          'Das Warten',
          'Kleber braucht auf beiden Seiten eine Stunde, und niemand glaubt es. Dafür hat sie einen Kessel. Die meisten Reparaturen, die nicht halten, sagt sie, sind an dieser Stunde gescheitert.',
        ],
        [
          'Die Rechnung',
          'Neu besohlen kostet weniger als ein halbes Paar und bringt etwa zwei Jahre. Der Schaft kennt dann den Fuß, und das verkauft kein Laden.',
        ],
      ],
    },
    it: {
      title: 'Una seconda suola',
      subtitle: 'Una mattina al banco con Ines, che di mestiere smonta scarpe.',
      eyebrow: 'Riparazione',
      alt: 'Scarponi scamosciati su uno scoglio vicino al porto, il sole basso.',
      parts: [
        [
          'Il coltello',
          'Comincia guardando il tacco. «Dice come uno cammina. Così sai dove si consumerà il prossimo.» La vecchia suola viene via intera, se la colla era buona. La nostra lo era.',
        ],
        [
          'L’attesa',
          'La colla vuole un’ora per parte, e nessuno ci crede. Per questo ha un bollitore. Quasi tutte le riparazioni che non tengono, dice, si sono perse in quell’ora.',
        ],
        [
          'Il conto',
          'Risuolare costa meno di mezzo paio e regala circa due anni. La tomaia ormai conosce il piede, e questo nessun negozio lo vende.',
        ],
      ],
    },
  },
};
