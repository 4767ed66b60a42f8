import type { Article } from './article.ts';

/** Shorter articles of the journal. */
export const shortArticles: readonly Article[] = [
  {
    key: 'a-knot-that-stays',
    date: '2026-08-20',
    picture: 'scene-hands-and-laces',
    tags: ['people', 'repair'],
    texts: {
      en: {
        title: 'A knot that stays',
        subtitle: 'Why laces come undone, and the one turn that stops it.',
        eyebrow: 'Hands',
        alt: 'Hands in woollen gloves pull the bow of a brown leather boot tight.',
        parts: [
          [
            'The slip',
            'Most of us tie the second half the same way round as the first. The bow then lies along the shoe and works itself loose with every step.',
          ],
          [
            'The turn',
            'Cross the ends the other way before you make the bow. It lies across the shoe and tightens when it is pulled. Nothing else about your shoes is as cheap to mend.',
          ],
        ],
      },
      fr: {
        title: 'Un nœud qui tient',
        subtitle: 'Pourquoi les lacets se défont, et le tour qui l’empêche.',
        eyebrow: 'Gestes',
        alt: 'Des mains gantées de laine serrent le nœud d’une botte de cuir brun.',
        parts: [
          [
            'Le glissement',
            'La plupart d’entre nous nouent la seconde moitié dans le même sens que la première. La boucle se couche le long de la chaussure et se défait à chaque pas.',
          ],
          [
            'Le tour',
            'Croisez les bouts dans l’autre sens avant de faire la boucle. Elle se met en travers et se serre quand on tire. Rien n’est moins cher à réparer sur une chaussure.',
          ],
        ],
      },
      de: {
        title: 'Ein Knoten, der hält',
        subtitle: 'Warum Schnürsenkel aufgehen, und die eine Drehung, die hilft.',
        eyebrow: 'Handgriffe',
        alt: 'Hände in Wollhandschuhen ziehen die Schleife eines braunen Lederstiefels fest.',
        parts: [
          [
            'Das Rutschen',
            'Die meisten binden die zweite Hälfte in derselben Richtung wie die erste. Die Schleife liegt dann längs und arbeitet sich mit jedem Schritt auf.',
          ],
          [
            'Die Drehung',
            'Kreuzen Sie die Enden vor der Schleife andersherum. Sie liegt quer und zieht sich fest. Nichts am Schuh ist so billig zu reparieren.',
          ],
        ],
      },
      it: {
        title: 'Un nodo che resta',
        subtitle: 'Perché i lacci si sciolgono, e il giro che lo evita.',
        eyebrow: 'Gesti',
        alt: 'Mani in guanti di lana stringono il fiocco di uno scarpone di pelle marrone.',
        parts: [
          [
            'Lo scivolo',
            'Quasi tutti fanno la seconda metà nello stesso verso della prima. Il fiocco si mette lungo la scarpa e si scioglie a ogni passo.',
          ],
          [
            'Il giro',
            'Incrocia i capi nell’altro verso prima del fiocco. Si mette di traverso e si stringe quando lo tiri. Niente in una scarpa si ripara con meno.',
          ],
        ],
      },
    },
  },
  {
    key: 'what-waxed-cloth-wants',
    date: '2026-08-06',
    picture: 'scene-apparel-laid-out',
    tags: ['care', 'materials'],
    texts: {
      en: {
        title: 'What waxed cloth wants',
        subtitle: 'Never hot water, once a year a tin and a warm afternoon.',
        eyebrow: 'Care',
        alt: 'A rust smock and a pale knit laid out on boards.',
        parts: [
          [
            'Where it wears',
            'Elbows, shoulders, the edge of the hood. Hold the cloth against the light: where it shines through, the wax has gone.',
          ],
          [
            'How to wax',
            'Warm the tin in water, rub it in with a cloth, thin and along the weave. A hair dryer draws it in. Hang it for a night where nobody sits.',
          ],
          ['What to leave', 'The machine. Soap takes out in forty minutes what a winter could not.'],
        ],
      },
      fr: {
        title: 'Ce que demande la toile cirée',
        subtitle: 'Jamais d’eau chaude, et une fois par an une boîte et un après-midi tiède.',
        eyebrow: 'Entretien',
        alt: 'Une vareuse rouille et un pull clair posés sur des planches.',
        parts: [
          [
            'Où elle s’use',
            'Les coudes, les épaules, le bord de la capuche. Tenez la toile à contre-jour\u00a0: là où elle laisse passer la lumière, la cire est partie.',
          ],
          [
            'Comment cirer',
            'Tiédissez la boîte dans l’eau, frottez avec un chiffon, en couche mince, dans le sens du tissage. Un sèche-cheveux la fait pénétrer. Suspendez une nuit là où personne ne s’assoit.',
          ],
          ['Ce qu’il faut laisser', 'La machine. Le savon enlève en quarante minutes ce qu’un hiver n’a pas pu.'],
        ],
      },
      de: {
        title: 'Was gewachster Stoff will',
        subtitle: 'Nie heißes Wasser, einmal im Jahr eine Dose und ein warmer Nachmittag.',
        eyebrow: 'Pflege',
        alt: 'Ein rostrotes Fischerhemd und ein heller Pullover, ausgelegt auf Planken.',
        parts: [
          [
            'Wo es sich abträgt',
            'An Ellbogen, Schultern und am Rand der Kapuze. Halten Sie den Stoff gegen das Licht: Wo es durchscheint, ist das Wachs fort.',
          ],
          [
            'Wie man wachst',
            'Die Dose in Wasser wärmen, mit einem Tuch dünn in Richtung der Bindung einreiben. Ein Föhn zieht es ein. Eine Nacht aufhängen, wo niemand sitzt.',
          ],
          ['Was man lässt', 'Die Maschine. Seife nimmt in vierzig Minuten mit, was ein Winter nicht geschafft hat.'],
        ],
      },
      it: {
        title: 'Che cosa vuole la tela cerata',
        subtitle: 'Mai acqua calda, e una volta l’anno una scatola e un pomeriggio tiepido.',
        eyebrow: 'Cura',
        alt: 'Un camiciotto ruggine e un maglione chiaro posati sulle assi.',
        parts: [
          [
            'Dove si consuma',
            'Gomiti, spalle, il bordo del cappuccio. Tieni la tela controluce: dove passa la luce, la cera se n’è andata.',
          ],
          [
            'Come si incera',
            'Scalda la scatola nell’acqua, strofina con un panno, sottile e nel verso della trama. Un asciugacapelli la fa entrare. Appendi per una notte dove non si siede nessuno.',
          ],
          [
            'Che cosa evitare',
            'La lavatrice. Il sapone porta via in quaranta minuti quello che un inverno non ha potuto.',
          ],
        ],
      },
    },
  },
  {
    key: 'shades-of-fog',
    formerKeys: ['the-colour-of-fog'],
    date: '2026-07-23',
    picture: 'scene-trail-on-wet-granite',
    tags: ['materials', 'people'],
    texts: {
      en: {
        title: 'The shade of fog',
        subtitle: 'How we pick dyes: outside, on overcast days, against stone.',
        eyebrow: 'Making',
        alt: 'Trail shoes on granite of the same tone, fog behind them.',
        parts: [
          [
            'Why overcast days',
            'In sunshine every shade looks good. Under a closed sky the cheap ones go flat. We lay the swatches on granite and look again in the rain.',
          ],
          [
            'Why so few',
            'A shade stays in the range for years, so that a pair bought late matches a coat bought early. New ones have to push an old one out.',
          ],
        ],
      },
      fr: {
        title: 'La couleur du brouillard',
        subtitle: 'Comment nous choisissons les teintes\u00a0: dehors, par temps gris, sur la pierre.',
        eyebrow: 'Fabrication',
        alt: 'Des chaussures de sentier grises sur le granit gris, derrière elles du brouillard.',
        parts: [
          [
            'Pourquoi le gris',
            'Au soleil, toutes les teintes plaisent. Sous un ciel fermé, les mauvaises s’éteignent. Nous posons les échantillons sur le granit et regardons encore sous la pluie.',
          ],
          [
            'Pourquoi si peu',
            'Une teinte reste des années, pour qu’une paire achetée tard aille avec un manteau acheté tôt. Une nouvelle doit en chasser une ancienne.',
          ],
        ],
      },
      de: {
        title: 'Die Farbe von Nebel',
        subtitle: 'Wie wir Farben wählen: draußen, an grauen Tagen, auf Stein.',
        eyebrow: 'Werkstatt',
        alt: 'Graue Trailschuhe auf grauem Granit, dahinter Nebel.',
        parts: [
          [
            'Warum graue Tage',
            'In der Sonne sieht jeder Ton gut aus. Unter geschlossenem Himmel werden die billigen flach. Wir legen die Muster auf Granit und sehen im Regen noch einmal hin.',
          ],
          [
            'Warum so wenige',
            'Ein Ton bleibt jahrelang im Sortiment, damit ein spät gekauftes Paar zu einem früh gekauften Mantel passt. Ein neuer muss einen alten verdrängen.',
          ],
        ],
      },
      it: {
        title: 'Il colore della nebbia',
        subtitle: 'Come scegliamo le tinte: fuori, nei giorni grigi, sulla pietra.',
        eyebrow: 'Laboratorio',
        alt: 'Scarpe da sentiero grigie sul granito grigio, dietro la nebbia.',
        parts: [
          [
            'Perché i giorni grigi',
            'Al sole ogni tinta sta bene. Sotto un cielo chiuso quelle povere si spengono. Posiamo i campioni sul granito e riguardiamo sotto la pioggia.',
          ],
          [
            'Perché così poche',
            'Una tinta resta per anni, così un paio comprato tardi va con un cappotto comprato presto. Una nuova deve scacciarne una vecchia.',
          ],
        ],
      },
    },
  },
  {
    key: 'children-and-tide-pools',
    date: '2026-07-09',
    picture: 'scene-kids-laid-out',
    tags: ['walks'],
    texts: {
      en: {
        title: 'Children and tide pools',
        subtitle: 'An hour at low water, a bucket that stays empty, and dry socks in the bag.',
        eyebrow: 'Walks',
        alt: 'A child’s yellow jacket, pink rubber boots and a small backpack, laid out on boards.',
        parts: [
          [
            'Look, then lift',
            'Most of what lives in a pool hides under a stone. Lift it slowly, look, and lay it back as it was: the underside is somebody’s roof.',
          ],
          [
            'What to wear',
            'Rubber boots fill at the wrong moment. Old shoes that may get wet hold better, and nobody has to be careful.',
          ],
        ],
      },
      fr: {
        title: 'Enfants et flaques de marée',
        subtitle: 'Une heure à marée basse, un seau qui reste vide, des chaussettes sèches dans le sac.',
        eyebrow: 'Balades',
        alt: 'Une veste d’enfant jaune, des bottes de caoutchouc roses et un petit sac à dos, posés sur des planches.',
        parts: [
          [
            'Regarder, puis soulever',
            'Presque tout ce qui vit dans une flaque se cache sous une pierre. Soulevez-la doucement, regardez, reposez-la comme elle était\u00a0: c’est le toit de quelqu’un.',
          ],
          [
            'Que porter',
            'Les bottes se remplissent au mauvais moment. De vieilles baskets qui peuvent se mouiller tiennent mieux, et personne n’a à faire attention.',
          ],
        ],
      },
      de: {
        title: 'Kinder und Gezeitentümpel',
        subtitle: 'Eine Stunde bei Niedrigwasser, ein Eimer, der leer bleibt, und trockene Socken im Rucksack.',
        eyebrow: 'Wege',
        alt: 'Eine gelbe Kinderjacke, rosa Gummistiefel und ein kleiner Rucksack, ausgelegt auf Planken.',
        parts: [
          [
            'Erst schauen, dann heben',
            'Das meiste Leben im Tümpel sitzt unter einem Stein. Langsam anheben, schauen und zurücklegen, wie er lag: Die Unterseite ist ein Dach.',
          ],
          [
            'Was man anzieht',
            'Gummistiefel laufen im falschen Moment voll. Alte Turnschuhe, die nass werden dürfen, halten besser, und niemand muss aufpassen.',
          ],
        ],
      },
      it: {
        title: 'Bambini e pozze di marea',
        subtitle: 'Un’ora con la bassa marea, un secchio che resta vuoto e calze asciutte nello zaino.',
        eyebrow: 'Cammini',
        alt: 'Una giacca gialla da bambino, stivali di gomma rosa e un piccolo zaino, posati sulle assi.',
        parts: [
          [
            'Guardare, poi alzare',
            'Quasi tutto quello che vive in una pozza sta sotto un sasso. Alzalo piano, guarda e rimettilo com’era: sotto è il tetto di qualcuno.',
          ],
          [
            'Che cosa mettere',
            'Gli stivali si riempiono nel momento sbagliato. Vecchie scarpe che possono bagnarsi tengono meglio, e nessuno deve stare attento.',
          ],
        ],
      },
    },
  },
  {
    key: 'a-day-on-slab',
    formerKeys: ['twelve-kilometres-of-slab'],
    date: '2026-06-25',
    picture: 'scene-boot-on-granite',
    tags: ['walks', 'weather'],
    texts: {
      en: {
        title: 'Seven miles of slab',
        subtitle: 'A walk without a path, from one light to the next.',
        eyebrow: 'Walks',
        alt: 'Leather boots on a back of granite with lichen, a bay behind them.',
        parts: [
          [
            'The way',
            'There are no signs. Keep the sea on your left and your feet where the rock is rough. The cairns are old and mostly right.',
          ],
          ['The pace', 'Two miles in an hour is plenty. The rock looks even and is not; ankles tell you by noon.'],
          ['The bag', 'Water, a shell, bread. The second light has a bench out of the wind, and a tap.'],
        ],
      },
      fr: {
        title: 'Douze kilomètres de dalles',
        subtitle: 'Une marche sans sentier, d’un phare à l’autre.',
        eyebrow: 'Balades',
        alt: 'Des bottes de cuir sur un dos de granit couvert de lichen, une baie derrière.',
        parts: [
          [
            'Le chemin',
            'Il n’y a pas de balises. Gardez la mer à gauche et les pieds où la roche est rugueuse. Les cairns sont vieux et presque toujours justes.',
          ],
          [
            'L’allure',
            'Trois kilomètres à l’heure suffisent. La roche a l’air plate et ne l’est pas\u00a0; les chevilles le disent à midi.',
          ],
          ['Le sac', 'De l’eau, une coque, du pain. Le second phare a un banc à l’abri du vent, et un robinet.'],
        ],
      },
      de: {
        title: 'Zwölf Kilometer Fels',
        subtitle: 'Ein Gang ohne Weg, von einem Leuchtfeuer zum nächsten.',
        eyebrow: 'Wege',
        alt: 'Lederstiefel auf einem Granitbuckel mit Flechten, dahinter eine Bucht.',
        parts: [
          [
            'Der Weg',
            'Es gibt keine Schilder. Das Meer bleibt links, die Füße bleiben, wo der Fels rau ist. Die Steinmänner sind alt und stimmen meist.',
          ],
          [
            'Das Tempo',
            'Drei Kilometer in der Stunde sind viel. Der Fels sieht eben aus und ist es nicht; mittags sagen es die Knöchel.',
          ],
          [
            'Der Rucksack',
            'Wasser, eine Hülle, Brot. Am zweiten Feuer steht eine Bank im Windschatten, und es gibt einen Hahn.',
          ],
        ],
      },
      it: {
        title: 'Dodici chilometri di lastre',
        subtitle: 'Un cammino senza sentiero, da un faro all’altro.',
        eyebrow: 'Cammini',
        alt: 'Scarponi di pelle su un dorso di granito con licheni, dietro una baia.',
        parts: [
          [
            'La via',
            'Non ci sono segnali. Tieni il mare a sinistra e i piedi dove la roccia è ruvida. Gli ometti sono vecchi e quasi sempre giusti.',
          ],
          [
            'Il passo',
            'Tre chilometri all’ora bastano. La roccia sembra piana e non lo è; a mezzogiorno lo dicono le caviglie.',
          ],
          ['Lo zaino', 'Acqua, un guscio, pane. Al secondo faro c’è una panca al riparo dal vento, e un rubinetto.'],
        ],
      },
    },
  },
  {
    key: 'wind-in-four-words',
    date: '2026-06-11',
    picture: 'scene-rubber-boots-in-rain',
    tags: ['weather'],
    texts: {
      en: {
        title: 'Wind in four words',
        subtitle: 'The forecast says a number. The water says what it means.',
        eyebrow: 'Weather',
        alt: 'Yellow rubber boots on wet rock, a squall behind them.',
        parts: [
          ['Ripples', 'Force two. Scales on the water, no white. A knit is enough.'],
          ['Horses', 'Force four. The first white crests, and hats leave. Close the collar.'],
          ['Streaks', 'Force six. Foam in lines along the wind. A shell, and no umbrella.'],
          ['Smoke', 'Force eight. The tops blow off. Stay in, put the kettle on, mend something.'],
        ],
      },
      fr: {
        title: 'Le vent en quatre mots',
        subtitle: 'La météo donne un chiffre. L’eau dit ce qu’il veut dire.',
        eyebrow: 'Météo',
        alt: 'Des bottes de caoutchouc jaunes sur la roche mouillée, un grain derrière elles.',
        parts: [
          ['Rides', 'Force deux. Des écailles sur l’eau, pas de blanc. Un tricot suffit.'],
          ['Moutons', 'Force quatre. Les premières crêtes blanches, et les chapeaux s’en vont. Fermez le col.'],
          ['Traînées', 'Force six. L’écume en lignes dans le vent. Une coque, et pas de parapluie.'],
          ['Fumée', 'Force huit. Les crêtes s’envolent. Restez dedans, faites chauffer l’eau, réparez quelque chose.'],
        ],
      },
      de: {
        title: 'Wind in vier Wörtern',
        subtitle: 'Der Bericht nennt eine Zahl. Das Wasser sagt, was sie bedeutet.',
        eyebrow: 'Wetter',
        alt: 'Gelbe Gummistiefel auf nassem Fels, dahinter eine Regenböe.',
        parts: [
          ['Kräusel', 'Stärke zwei. Schuppen auf dem Wasser, kein Weiß. Ein Strick genügt.'],
          ['Schaumköpfe', 'Stärke vier. Die ersten weißen Kämme, und Hüte gehen. Kragen zu.'],
          ['Streifen', 'Stärke sechs. Schaum in Linien mit dem Wind. Eine Hülle, kein Schirm.'],
          ['Rauch', 'Stärke acht. Die Kämme wehen ab. Drinnen bleiben, Wasser aufsetzen, etwas flicken.'],
        ],
      },
      it: {
        title: 'Il vento in quattro parole',
        subtitle: 'Il bollettino dà un numero. L’acqua dice che cosa significa.',
        eyebrow: 'Meteo',
        alt: 'Stivali di gomma gialli sulla roccia bagnata, dietro un groppo di pioggia.',
        parts: [
          ['Increspature', 'Forza due. Squame sull’acqua, niente bianco. Basta una maglia.'],
          ['Ochette', 'Forza quattro. Le prime creste bianche, e i cappelli se ne vanno. Chiudi il collo.'],
          ['Strisce', 'Forza sei. Schiuma in righe con il vento. Un guscio, e niente ombrello.'],
          ['Fumo', 'Forza otto. Le creste volano via. Resta dentro, metti su l’acqua, ripara qualcosa.'],
        ],
      },
    },
  },
];
