import type { Language } from '../catalogue/style.ts';

/** One repair, on a page of its own: tools and steps. */
export type Repair = Readonly<{
  drawing: 'sole' | 'eyelet' | 'darn' | 'patch' | 'zip';
  title: string;
  when: string;
  tools: string;
  steps: readonly string[];
}>;

export type Guide = Readonly<{
  title: string;
  subtitle: string;
  need: string;
  before: Readonly<{ title: string; points: readonly string[] }>;
  repairs: readonly Repair[];
}>;

/** The text of the repair guide that the demo brand sells, written for it. */
export const mendingGuide: Readonly<Record<Language, Guide>> = {
  en: {
    title: 'Mend',
    subtitle: 'Five repairs for shoes and knitwear',
    need: 'You need',
    before: {
      title: 'Before you begin',
      points: [
        'Clean what you mend and let it dry for a day. Salt and dust keep glue from holding and wear thread through.',
        'Work in daylight, on a board that may be scratched, with a window open when you glue.',
        'Try glue and proofing where nobody looks first: under the tongue, inside a hem.',
        'Look at your work after a week of wear. What has moved then can still be put right in minutes.',
      ],
    },
    repairs: [
      {
        drawing: 'sole',
        title: 'Glue a sole that lifts',
        when: 'The edge of the sole opens at the toe, and the rubber itself is whole.',
        tools: 'Contact glue for shoes, fine sandpaper, a small brush, two rubber bands or a bandage.',
        steps: [
          'Open the gap as far as it goes on its own and brush out sand and old glue.',
          'Roughen both faces with sandpaper until they are dull, then wipe off the dust.',
          'Spread glue thinly on both faces and wait ten minutes, until it no longer pulls threads.',
          'Press sole and upper together, from the middle out to the edge. They hold at once, so place them well.',
          'Wrap the shoe tightly and leave it for a day before you wear it.',
        ],
      },
      {
        drawing: 'eyelet',
        title: 'Set a new eyelet',
        when: 'An eyelet has come out, and the hole frays.',
        tools: 'An eyelet of the same width with its washer, a setting tool, a hammer, a drop of fabric glue.',
        steps: [
          'Cut off loose threads around the hole and touch the edge with glue. Let it dry.',
          'Push the eyelet through from outside, so that its smooth rim is seen.',
          'Lay the washer over it from inside, the rounded side up.',
          'Put the shoe on the anvil of the tool and strike twice, not hard. The rim rolls over the washer.',
          'Turn the eyelet with your finger. If it turns, strike once more.',
        ],
      },
      {
        drawing: 'darn',
        title: 'Darn a hole in wool',
        when: 'A sweater or a sock has a hole no wider than a thumb.',
        tools: 'Wool of the same thickness, a blunt needle, a darning egg or a smooth stone.',
        steps: [
          'Lay the hole over the egg without stretching it. Do not cut its edge.',
          'Run rows of small stitches up and down, starting a thumb’s width outside the hole, and leave a little loop at each turn.',
          'Across the hole the rows are bare threads, as close together as the knitting is.',
          'Weave from side to side, over one thread and under the next, each row the other way about.',
          'Leave both ends long inside, and press the place under a damp cloth.',
        ],
      },
      {
        drawing: 'patch',
        title: 'Patch a rubber boot',
        when: 'Water comes in at a cut or at a crack where the boot bends.',
        tools: 'A bicycle repair kit: patch, rubber solution, sandpaper.',
        steps: [
          'Fill the dry boot with water, mark where it drips, empty it and let it dry for two days.',
          'Sand a place larger than the patch until it is matt.',
          'Spread solution on it, thinly, and wait five minutes until it is dry to the touch.',
          'Press the patch on, from its middle to its edge, and rub it down with the handle of a spoon.',
          'Dust it with a little talc and leave it overnight. Test it in a bucket before you test it in the sea.',
        ],
      },
      {
        drawing: 'zip',
        title: 'Bring a zip back to its teeth',
        when: 'The slider runs, but the teeth behind it stay open.',
        tools: 'Small pliers, a candle or a piece of dry soap.',
        steps: [
          'Run the slider down to its end and look at it from the side. Its two halves should lie level with each other.',
          'Press one side of the slider together with the pliers, very lightly, then the other side.',
          'Try it. Repeat in small steps, since a slider that is pressed too far breaks.',
          'Rub the teeth with candle wax or soap and move the slider up and down a few times.',
          'If a tooth is missing near the bottom, sew the two sides together just above it and let the zip begin there.',
        ],
      },
    ],
  },
  fr: {
    title: 'Mend',
    subtitle: 'Cinq réparations pour chaussures et maille',
    need: 'Il vous faut',
    before: {
      title: 'Avant de commencer',
      points: [
        'Nettoyez ce que vous réparez et laissez sécher une journée. Le sel et la poussière empêchent la colle de tenir et usent le fil.',
        'Travaillez à la lumière du jour, sur une planche qui ne craint rien, fenêtre ouverte quand vous collez.',
        'Essayez d’abord la colle là où personne ne regarde : sous la languette, dans un ourlet.',
        'Regardez votre ouvrage après une semaine. Ce qui a bougé se corrige encore en quelques minutes.',
      ],
    },
    repairs: [
      {
        drawing: 'sole',
        title: 'Recoller une semelle qui se soulève',
        when: 'Le bord de la semelle s’ouvre à la pointe, et le caoutchouc est intact.',
        tools: 'Colle contact pour chaussures, papier de verre fin, un petit pinceau, deux élastiques ou une bande.',
        steps: [
          'Ouvrez la fente jusqu’où elle va d’elle-même et brossez le sable et l’ancienne colle.',
          'Poncez les deux faces jusqu’à ce qu’elles soient mates, puis essuyez la poussière.',
          'Étalez une fine couche de colle sur les deux faces et attendez dix minutes, jusqu’à ce qu’elle ne file plus.',
          'Pressez la semelle contre la tige, du milieu vers le bord. Elle prend aussitôt : placez-la bien.',
          'Serrez la chaussure dans la bande et attendez un jour avant de la porter.',
        ],
      },
      {
        drawing: 'eyelet',
        title: 'Poser un nouvel œillet',
        when: 'Un œillet est parti et le trou s’effiloche.',
        tools: 'Un œillet de même largeur avec sa rondelle, un outil de pose, un marteau, une goutte de colle textile.',
        steps: [
          'Coupez les fils autour du trou et touchez le bord avec la colle. Laissez sécher.',
          'Passez l’œillet depuis l’extérieur, pour que son bord lisse se voie.',
          'Posez la rondelle par l’intérieur, côté bombé vers vous.',
          'Placez la chaussure sur l’enclume de l’outil et frappez deux fois, sans force. Le bord se rabat sur la rondelle.',
          'Essayez de tourner l’œillet du doigt. S’il tourne, frappez encore une fois.',
        ],
      },
      {
        drawing: 'darn',
        title: 'Repriser un trou dans la laine',
        when: 'Un pull ou une chaussette a un trou pas plus large qu’un pouce.',
        tools: 'De la laine de même épaisseur, une aiguille à bout rond, un œuf à repriser ou un galet lisse.',
        steps: [
          'Posez le trou sur l’œuf sans tirer. N’en coupez pas le bord.',
          'Faites des rangs de petits points de bas en haut, à partir d’un pouce autour du trou, avec une petite boucle à chaque retour.',
          'Au-dessus du trou, les rangs sont des fils nus, aussi serrés que les mailles.',
          'Tissez d’un côté à l’autre, par-dessus un fil et sous le suivant, en alternant à chaque rang.',
          'Laissez les deux bouts longs à l’intérieur et pressez sous un linge humide.',
        ],
      },
      {
        drawing: 'patch',
        title: 'Poser une rustine sur une botte',
        when: 'L’eau entre par une coupure ou par une fissure à l’endroit où la botte plie.',
        tools: 'Une trousse de réparation pour vélo : rustine, dissolution, papier de verre.',
        steps: [
          'Remplissez d’eau la botte sèche, marquez l’endroit où elle goutte, videz-la et laissez-la sécher deux jours.',
          'Poncez une surface plus grande que la rustine jusqu’à ce qu’elle soit mate.',
          'Étalez une fine couche de dissolution et attendez cinq minutes, jusqu’à ce qu’elle soit sèche au toucher.',
          'Appliquez la rustine du milieu vers le bord et frottez-la avec le manche d’une cuillère.',
          'Poudrez d’un peu de talc et laissez une nuit. Essayez dans un seau avant d’essayer en mer.',
        ],
      },
      {
        drawing: 'zip',
        title: 'Remettre une fermeture sur ses dents',
        when: 'Le curseur glisse, mais les dents restent ouvertes derrière lui.',
        tools: 'Une petite pince, une bougie ou un morceau de savon sec.',
        steps: [
          'Descendez le curseur jusqu’au bout et regardez-le de côté. Ses deux moitiés doivent être parallèles.',
          'Serrez très légèrement un côté du curseur avec la pince, puis l’autre.',
          'Essayez. Recommencez par petites touches : un curseur trop serré casse.',
          'Frottez les dents de cire ou de savon et faites aller le curseur quelques fois.',
          'S’il manque une dent près du bas, cousez les deux côtés juste au-dessus : la fermeture commencera là.',
        ],
      },
    ],
  },
  de: {
    title: 'Mend',
    subtitle: 'Fünf Reparaturen für Schuhe und Strick',
    need: 'Sie brauchen',
    before: {
      title: 'Bevor Sie anfangen',
      points: [
        'Reinigen Sie, was Sie flicken, und lassen Sie es einen Tag trocknen. Auf Salz und Staub hält kein Kleber, und der Faden scheuert durch.',
        'Arbeiten Sie bei Tageslicht, auf einem Brett, das Kratzer haben darf, und beim Kleben mit offenem Fenster.',
        'Probieren Sie Kleber zuerst dort, wo niemand hinsieht: unter der Zunge, innen im Saum.',
        'Sehen Sie nach einer Woche nach. Was sich dann bewegt hat, ist in Minuten gerichtet.',
      ],
    },
    repairs: [
      {
        drawing: 'sole',
        title: 'Eine lose Sohle kleben',
        when: 'Der Rand der Sohle öffnet sich an der Spitze, das Gummi selbst ist heil.',
        tools: 'Kontaktkleber für Schuhe, feines Schleifpapier, ein kleiner Pinsel, zwei Gummibänder oder eine Binde.',
        steps: [
          'Öffnen Sie den Spalt, so weit er von selbst aufgeht, und bürsten Sie Sand und alten Kleber heraus.',
          'Rauen Sie beide Flächen mit Schleifpapier auf, bis sie matt sind, und wischen Sie den Staub ab.',
          'Streichen Sie Kleber dünn auf beide Flächen und warten Sie zehn Minuten, bis er keine Fäden mehr zieht.',
          'Drücken Sie Sohle und Schaft zusammen, von der Mitte zum Rand. Es hält sofort, also gut ansetzen.',
          'Wickeln Sie den Schuh fest ein und tragen Sie ihn erst am nächsten Tag.',
        ],
      },
      {
        drawing: 'eyelet',
        title: 'Eine neue Öse setzen',
        when: 'Eine Öse ist herausgefallen, das Loch franst aus.',
        tools: 'Eine Öse gleicher Weite mit Scheibe, ein Ösenwerkzeug, ein Hammer, ein Tropfen Textilkleber.',
        steps: [
          'Schneiden Sie lose Fäden ab und betupfen Sie den Rand mit Kleber. Trocknen lassen.',
          'Stecken Sie die Öse von außen durch, sodass man den glatten Rand sieht.',
          'Legen Sie von innen die Scheibe darüber, die gewölbte Seite nach oben.',
          'Legen Sie den Schuh auf den Amboss des Werkzeugs und schlagen Sie zweimal, nicht fest. Der Rand rollt sich über die Scheibe.',
          'Drehen Sie mit dem Finger an der Öse. Dreht sie sich, schlagen Sie noch einmal.',
        ],
      },
      {
        drawing: 'darn',
        title: 'Ein Loch in Wolle stopfen',
        when: 'Ein Pullover oder eine Socke hat ein Loch, nicht breiter als ein Daumen.',
        tools: 'Wolle gleicher Stärke, eine stumpfe Nadel, ein Stopfei oder ein glatter Stein.',
        steps: [
          'Legen Sie das Loch über das Stopfei, ohne zu dehnen. Schneiden Sie den Rand nicht ab.',
          'Nähen Sie Reihen kleiner Stiche auf und ab, eine Daumenbreite außerhalb des Lochs beginnend, und lassen Sie an jeder Wende eine kleine Schlaufe.',
          'Über dem Loch liegen die Reihen als blanke Fäden, so dicht wie die Maschen.',
          'Weben Sie quer, über einen Faden und unter dem nächsten durch, in jeder Reihe umgekehrt.',
          'Lassen Sie beide Enden innen lang und dämpfen Sie die Stelle unter einem feuchten Tuch.',
        ],
      },
      {
        drawing: 'patch',
        title: 'Einen Gummistiefel flicken',
        when: 'Wasser kommt durch einen Schnitt oder einen Riss, wo der Stiefel knickt.',
        tools: 'Flickzeug fürs Fahrrad: Flicken, Vulkanisierlösung, Schleifpapier.',
        steps: [
          'Füllen Sie den trockenen Stiefel mit Wasser, markieren Sie, wo es tropft, leeren Sie ihn und lassen Sie ihn zwei Tage trocknen.',
          'Schleifen Sie eine Stelle, größer als der Flicken, bis sie matt ist.',
          'Streichen Sie die Lösung dünn darauf und warten Sie fünf Minuten, bis sie sich trocken anfühlt.',
          'Drücken Sie den Flicken von der Mitte zum Rand an und reiben Sie ihn mit einem Löffelstiel fest.',
          'Stäuben Sie etwas Talkum darüber und lassen Sie ihn über Nacht liegen. Erst im Eimer prüfen, dann im Meer.',
        ],
      },
      {
        drawing: 'zip',
        title: 'Einen Reißverschluss wieder schließen',
        when: 'Der Schieber läuft, aber die Zähne hinter ihm bleiben offen.',
        tools: 'Eine kleine Zange, eine Kerze oder ein Stück trockene Seife.',
        steps: [
          'Ziehen Sie den Schieber ganz nach unten und sehen Sie ihn von der Seite an. Seine Hälften sollen parallel liegen.',
          'Drücken Sie eine Seite des Schiebers mit der Zange ganz leicht zusammen, dann die andere.',
          'Probieren Sie. Wiederholen Sie es in kleinen Schritten, denn ein zu fest gedrückter Schieber bricht.',
          'Reiben Sie die Zähne mit Wachs oder Seife ein und bewegen Sie den Schieber ein paarmal.',
          'Fehlt unten ein Zahn, nähen Sie beide Seiten knapp darüber zusammen: Der Verschluss beginnt dann dort.',
        ],
      },
    ],
  },
  it: {
    title: 'Mend',
    subtitle: 'Cinque riparazioni per scarpe e maglie',
    need: 'Occorrono',
    before: {
      title: 'Prima di cominciare',
      points: [
        'Pulisci ciò che ripari e lascialo asciugare un giorno. Sale e polvere non fanno tenere la colla e consumano il filo.',
        'Lavora alla luce del giorno, su una tavola che si può graffiare, con la finestra aperta quando incolli.',
        'Prova prima la colla dove nessuno guarda: sotto la linguetta, dentro un orlo.',
        'Riguarda il lavoro dopo una settimana. Ciò che si è mosso si sistema ancora in pochi minuti.',
      ],
    },
    repairs: [
      {
        drawing: 'sole',
        title: 'Incollare una suola che si stacca',
        when: 'Il bordo della suola si apre in punta, e la gomma è intera.',
        tools: 'Colla a contatto per scarpe, carta vetrata fine, un pennellino, due elastici o una benda.',
        steps: [
          'Apri la fessura fin dove va da sola e spazzola via sabbia e colla vecchia.',
          'Passa la carta vetrata sulle due facce finché sono opache, poi togli la polvere.',
          'Stendi un velo di colla su entrambe e aspetta dieci minuti, finché non fila più.',
          'Premi suola e tomaia, dal centro verso il bordo. Tengono subito: posizionale bene.',
          'Fascia stretta la scarpa e aspetta un giorno prima di indossarla.',
        ],
      },
      {
        drawing: 'eyelet',
        title: 'Mettere un occhiello nuovo',
        when: 'Un occhiello è saltato e il foro si sfilaccia.',
        tools:
          'Un occhiello della stessa misura con rondella, un punzone, un martello, una goccia di colla per tessuti.',
        steps: [
          'Taglia i fili intorno al foro e tocca il bordo con la colla. Lascia asciugare.',
          'Infila l’occhiello da fuori, in modo che si veda il bordo liscio.',
          'Appoggia la rondella da dentro, con la parte bombata in alto.',
          'Metti la scarpa sull’incudine del punzone e batti due volte, piano. Il bordo si ripiega sulla rondella.',
          'Gira l’occhiello con un dito. Se gira, batti ancora una volta.',
        ],
      },
      {
        drawing: 'darn',
        title: 'Rammendare un buco nella lana',
        when: 'Un maglione o un calzino ha un buco non più largo di un pollice.',
        tools: 'Lana dello stesso spessore, un ago senza punta, un uovo da rammendo o un sasso liscio.',
        steps: [
          'Metti il buco sull’uovo senza tirare. Non tagliarne il bordo.',
          'Fai file di piccoli punti su e giù, partendo un pollice fuori dal buco, e lascia un’asola a ogni giro.',
          'Sopra il buco le file sono fili nudi, fitti come la maglia.',
          'Tessi da un lato all’altro, sopra un filo e sotto il successivo, alternando a ogni fila.',
          'Lascia lunghi i due capi all’interno e stira sotto un panno umido.',
        ],
      },
      {
        drawing: 'patch',
        title: 'Rattoppare uno stivale di gomma',
        when: 'L’acqua entra da un taglio o da una crepa dove lo stivale si piega.',
        tools: 'Un kit per biciclette: toppa, mastice, carta vetrata.',
        steps: [
          'Riempi d’acqua lo stivale asciutto, segna dove gocciola, svuotalo e lascialo asciugare due giorni.',
          'Passa la carta vetrata su un’area più grande della toppa finché è opaca.',
          'Stendi un velo di mastice e aspetta cinque minuti, finché è asciutto al tatto.',
          'Premi la toppa dal centro verso il bordo e strofinala con il manico di un cucchiaio.',
          'Spolvera un po’ di talco e lascia una notte. Prova in un secchio prima che in mare.',
        ],
      },
      {
        drawing: 'zip',
        title: 'Far tornare una cerniera sui denti',
        when: 'Il cursore scorre, ma dietro i denti restano aperti.',
        tools: 'Una pinza piccola, una candela o un pezzo di sapone asciutto.',
        steps: [
          'Porta il cursore in fondo e guardalo di lato. Le due metà devono essere parallele.',
          'Stringi pochissimo un lato del cursore con la pinza, poi l’altro.',
          'Prova. Ripeti a piccoli passi: un cursore troppo stretto si rompe.',
          'Strofina i denti con cera o sapone e muovi il cursore qualche volta.',
          'Se manca un dente in basso, cuci i due lati appena sopra: la cerniera comincerà da lì.',
        ],
      },
    ],
  },
};
