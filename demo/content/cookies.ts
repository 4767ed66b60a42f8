import { type DemoPage, textPage } from './page.ts';

/** What the shop stores in a browser, and for how long. */
export const cookies: DemoPage = {
  slug: 'cookies',
  dated: true,
  texts: {
    en: textPage('Cookies', 'What this shop keeps in your browser. None of it follows you to other sites.', [
      {
        heading: 'What the shop cannot do without',
        paragraphs: [],
        points: [
          'eyelet_access and eyelet_refresh keep your session, so that the cart is yours: sixty days from your last visit.',
          'eyelet_device tells your account that you have signed in on this browser before.',
          'eyelet_human remembers that you have passed a check that no program calls.',
          'eyelet_locale remembers the country and language that you have chosen.',
        ],
      },
      {
        heading: 'What your browser remembers by itself',
        paragraphs: [
          'The cart as you last saw it, saved items and half-filled forms stay in the storage of your browser. They are deleted when you sign out.',
        ],
      },
      {
        heading: 'Only if you agree',
        paragraphs: [
          'You choose, and change it at any time, under “Cookie settings” at the foot of each page. In Europe all of it is off until you agree; elsewhere it is on until you refuse.',
          'eyelet-consent keeps that choice. With it you may let us count what is seen and how fast it appears, and show you variants of pages.',
        ],
      },
      {
        heading: 'What there is not',
        paragraphs: ['No advertising, no measuring across sites, no cookies of others.'],
      },
    ]),
    fr: textPage('Cookies', 'Ce que cette boutique garde dans votre navigateur. Rien ne vous suit ailleurs.', [
      {
        heading: 'Ce dont la boutique a besoin',
        paragraphs: [],
        points: [
          'eyelet_access et eyelet_refresh gardent votre session, pour que le panier soit le vôtre : soixante jours après votre dernière visite.',
          'eyelet_device indique à votre compte que vous vous êtes déjà connecté avec ce navigateur.',
          'eyelet_human retient que vous avez réussi un contrôle contre les programmes.',
          'eyelet_locale retient le pays et la langue que vous avez choisis.',
        ],
      },
      {
        heading: 'Ce que votre navigateur retient lui-même',
        paragraphs: [
          'Le panier tel que vous l’avez vu, vos favoris et les formulaires commencés restent dans la mémoire de votre navigateur. Ils sont effacés quand vous vous déconnectez.',
        ],
      },
      {
        heading: 'Seulement si vous êtes d’accord',
        paragraphs: [
          'Vous choisissez, et changez d’avis quand vous voulez, sous « Paramètres des cookies » au bas de chaque page. En Europe, tout attend votre accord ; ailleurs, tout est actif tant que vous ne refusez pas.',
          'eyelet-consent garde ce choix. Vous pouvez ainsi nous laisser compter ce qui est vu et à quelle vitesse, et vous montrer des variantes de pages.',
        ],
      },
      {
        heading: 'Ce qu’il n’y a pas',
        paragraphs: ['Pas de publicité, pas de mesure d’un site à l’autre, pas de cookies de tiers.'],
      },
    ]),
    de: textPage('Cookies', 'Was dieser Shop im Browser ablegt. Nichts davon folgt Ihnen auf andere Seiten.', [
      {
        heading: 'Was der Shop braucht',
        paragraphs: [],
        points: [
          'eyelet_access und eyelet_refresh halten die Sitzung, damit der Warenkorb Ihrer bleibt: sechzig Tage ab dem letzten Besuch.',
          'eyelet_device sagt Ihrem Konto, dass Sie sich mit diesem Browser schon einmal angemeldet haben.',
          'eyelet_human merkt sich, dass Sie eine Prüfung gegen Programme bestanden haben.',
          'eyelet_locale merkt sich Land und Sprache Ihrer Wahl.',
        ],
      },
      {
        heading: 'Was sich der Browser selbst merkt',
        paragraphs: [
          'Der Warenkorb, wie Sie ihn zuletzt gesehen haben, Favoriten und angefangene Formulare liegen im Speicher des Browsers. Beim Abmelden werden sie gelöscht.',
        ],
      },
      {
        heading: 'Nur wenn Sie zustimmen',
        paragraphs: [
          'Sie wählen unter „Cookie-Einstellungen“ am Fuß jeder Seite und können es jederzeit ändern. In Europa bleibt alles aus, bis Sie zustimmen; anderswo ist es an, bis Sie ablehnen.',
          'eyelet-consent hält diese Wahl fest. Damit erlauben Sie uns zu zählen, was gesehen wird und wie schnell es erscheint, und Ihnen Varianten von Seiten zu zeigen.',
        ],
      },
      {
        heading: 'Was es nicht gibt',
        paragraphs: ['Keine Werbung, keine Messung über Seiten hinweg, keine Cookies von Dritten.'],
      },
    ]),
    it: textPage('Cookie', 'Che cosa questo negozio tiene nel tuo browser. Niente ti segue su altri siti.', [
      {
        heading: 'Ciò di cui il negozio ha bisogno',
        paragraphs: [],
        points: [
          'eyelet_access ed eyelet_refresh tengono la sessione, così il carrello resta tuo: sessanta giorni dall’ultima visita.',
          'eyelet_device dice al tuo account che hai già effettuato l’accesso con questo browser.',
          'eyelet_human ricorda che hai superato un controllo contro i programmi.',
          'eyelet_locale ricorda il paese e la lingua che hai scelto.',
        ],
      },
      {
        heading: 'Ciò che il browser ricorda da sé',
        paragraphs: [
          'Il carrello come l’hai visto l’ultima volta, i preferiti e i moduli iniziati restano nella memoria del browser. Vengono cancellati quando esci.',
        ],
      },
      {
        heading: 'Solo se sei d’accordo',
        paragraphs: [
          'Scegli, e cambi idea quando vuoi, in «Impostazioni dei cookie» in fondo a ogni pagina. In Europa resta tutto spento finché non accetti; altrove è attivo finché non rifiuti.',
          'eyelet-consent conserva questa scelta. Così ci permetti di contare che cosa si vede e quanto in fretta appare, e di mostrarti varianti delle pagine.',
        ],
      },
      {
        heading: 'Ciò che non c’è',
        paragraphs: ['Niente pubblicità, niente misurazioni tra siti, niente cookie di terzi.'],
      },
    ]),
  },
};
