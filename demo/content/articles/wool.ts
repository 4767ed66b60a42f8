import type { Article } from './article.ts';

export const wool: Article = {
  key: 'wash-wool-less',
  date: '2026-09-03',
  picture: 'scene-men-laid-out',
  tags: ['care'],
  texts: {
    en: {
      title: 'Wash wool less',
      subtitle: 'A knit that hangs in the fog overnight is cleaner than one that was boiled.',
      eyebrow: 'Care',
      alt: 'A dark knit laid out flat on boards, beside it leather boots and a watch cap.',
      parts: [
        [
          'Air first',
          'Wool takes up smell and lets it go again. A night outside in damp air does most of what a machine would do, and costs no wool.',
        ],
        [
          'When it must be',
          'Lukewarm water, a spoon of wool soap, ten minutes. Press, do not wring. Roll it in a towel, lay it flat, pull it into shape while it is wet: it will keep the shape that it dries in.',
        ],
        [
          'Pills',
          'The little balls are short hairs that have had enough. Comb them off after the third wearing and they mostly stay away.',
        ],
      ],
    },
    fr: {
      title: 'Lavez moins la laine',
      subtitle: 'Un tricot laissé une nuit dans la brume est plus propre qu’un tricot bouilli.',
      eyebrow: 'Entretien',
      alt: 'Un pull sombre posé à plat sur des planches, à côté des bottes de cuir et un bonnet.',
      parts: [
        [
          'L’air d’abord',
          'La laine prend les odeurs et les rend. Une nuit dehors, à l’air humide, fait presque tout le travail d’une machine, sans user la maille.',
        ],
        [
          'S’il le faut',
          'Eau tiède, une cuillère de savon pour laine, dix minutes. Pressez, ne tordez pas. Roulez dans une serviette, posez à plat, donnez la forme tant que c’est mouillé\u00a0: elle restera.',
        ],
        [
          'Les bouloches',
          'Ce sont des fibres courtes qui n’en peuvent plus. Peignez-les après la troisième fois, elles ne reviennent guère.',
        ],
      ],
    },
    de: {
      title: 'Wolle seltener waschen',
      subtitle: 'Ein Strick, der über Nacht im Nebel hängt, ist sauberer als ein gekochter.',
      eyebrow: 'Pflege',
      alt: 'Ein dunkler Pullover liegt flach auf Planken, daneben Lederstiefel und eine Mütze.',
      parts: [
        [
          'Erst Luft',
          'Wolle nimmt Geruch an und gibt ihn wieder ab. Eine Nacht draußen in feuchter Luft leistet das meiste, was eine Maschine könnte, und kostet keine Wolle.',
        ],
        [
          'Wenn es sein muss',
          'Lauwarmes Wasser, ein Löffel Wollseife, zehn Minuten. Drücken, nicht wringen. In ein Handtuch rollen, flach hinlegen und nass in Form ziehen: So, wie sie trocknet, bleibt sie.',
        ],
        [
          'Knötchen',
          'Das sind kurze Fasern, die genug haben. Nach dem dritten Tragen auskämmen, dann bleiben sie meist weg.',
        ],
      ],
    },
    it: {
      title: 'Lava meno la lana',
      subtitle: 'Una maglia lasciata una notte nella nebbia è più pulita di una bollita.',
      eyebrow: 'Cura',
      alt: 'Un maglione scuro steso sulle assi, accanto scarponi di pelle e un berretto.',
      parts: [
        [
          'Prima l’aria',
          'La lana prende gli odori e li lascia andare. Una notte fuori, all’aria umida, fa quasi tutto quello che farebbe una lavatrice, e non consuma la lana.',
        ],
        [
          'Quando serve',
          'Acqua tiepida, un cucchiaio di sapone per lana, dieci minuti. Premi, non strizzare. Arrotola in un asciugamano, stendi in piano, dai la forma da bagnata: resterà quella.',
        ],
        ['I pallini', 'Sono fibre corte che non ce la fanno più. Pettinali dopo la terza volta, e quasi non tornano.'],
      ],
    },
  },
};
