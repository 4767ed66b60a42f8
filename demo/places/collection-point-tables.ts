/**
 * Points of one carrier in one country, a line each: name; street; postal code; town with its province; latitude and
 * longitude; kiosk, grocer, workshop or locker; and the time zone if it is not the country's usual one.
 */
export type CollectionPointTable = Readonly<{ country: string; carrier: string; timeZone: string; table: string }>;

export const collectionPointTables: readonly CollectionPointTable[] = [
  {
    country: 'US',
    carrier: 'Skiff Parcel',
    timeZone: 'America/New_York',
    table: `
Bell Buoy News; 41 Kelp Street; 02111; Boston, MA; 42.351 -71.061; kiosk
Harbor Lockers; 7 Customs Wharf; 02109; Boston, MA; 42.362 -71.051; locker
Quincy Corner Grocer; 150 Heron Avenue; 02169; Quincy, MA; 42.251 -71.004; grocer
Alder Street Market; 88 Alder Run; 98104; Seattle, WA; 47.602 -122.331; grocer; America/Los_Angeles
Ferry Lockers; 3 Landing Way; 98101; Seattle, WA; 47.606 -122.339; locker; America/Los_Angeles
Lobster Pot Hardware; 12 Trap Lane; 04101; Portland, ME; 43.659 -70.254; workshop
Hudson Kiosk; 210 Mooring Street; 10013; New York, NY; 40.721 -74.006; kiosk
Prairie Street Market; 640 Windlass Street; 60607; Chicago, IL; 41.876 -87.651; grocer; America/Chicago
Bay Window Books; 19 Foghorn Street; 94110; San Francisco, CA; 37.752 -122.418; workshop; America/Los_Angeles
`,
  },
  {
    country: 'CA',
    carrier: 'Skiff Parcel',
    timeZone: 'America/Toronto',
    table: `
Citadel Convenience; 31 Sackville Stairs; B3J 2B2; Halifax, NS; 44.648 -63.577; kiosk; America/Halifax
Gull Lane Lockers; 400 Gull Lane; V6B 2C3; Vancouver, BC; 49.281 -123.116; locker; America/Vancouver
False Creek Cycles; 77 Paddle Street; V5Y 1B2; Vancouver, BC; 49.268 -123.108; workshop; America/Vancouver
Dépanneur du Fleuve; 18 rue de l’Écluse; G1K 3A2; Québec, QC; 46.818 -71.213; kiosk
Épicerie de la Grève; 54 avenue du Quai; H2Y 2B1; Montréal, QC; 45.506 -73.553; grocer
Casiers du Vieux-Port; 3 rue des Bittes; H2Y 3C4; Montréal, QC; 45.503 -73.551; locker
Lakeside Grocer; 260 Capstan Avenue; M5V 2A1; Toronto, ON; 43.642 -79.395; grocer
Rideau Corner; 9 Lockmaster Row; K1N 5B6; Ottawa, ON; 45.428 -75.689; kiosk
`,
  },
  {
    country: 'GB',
    carrier: 'Tern Parcels',
    timeZone: 'Europe/London',
    table: `
Oakum News; 9 Oakum Hill; TR11 3AB; Falmouth; 50.153 -5.068; kiosk
Wapping Grocer; 12 Lantern Row; E1W 2BB; London; 51.506 -0.061; grocer
Limehouse Lockers; 3 Cut Passage; E14 8AA; London; 51.512 -0.036; locker
Camden Cycle Works; 71 Towpath Yard; NW1 8AA; London; 51.541 -0.142; workshop
Harbourside Stores; 22 Drawbridge Street; BS1 4AA; Bristol; 51.449 -2.597; grocer
Leith Walk Kiosk; 140 Shore Brae; EH6 6AA; Edinburgh; 55.975 -3.171; kiosk
Canal Street Lockers; 8 Ship Canal Yard; M1 3AA; Manchester; 53.477 -2.236; locker
Lagan Corner Shop; 5 Slipway Street; BT1 3AA; Belfast; 54.601 -5.924; grocer
`,
  },
  {
    country: 'FR',
    carrier: 'Relais Sterne',
    timeZone: 'Europe/Paris',
    table: `
Tabac de la Rade; 6 quai des Embruns; 29200; Brest; 48.388 -4.487; kiosk
Consigne du Port; 1 place du Cabestan; 29200; Brest; 48.384 -4.492; locker
Épicerie du Vieux Phare; 31 rue du Vieux Phare; 75003; Paris; 48.863 2.361; grocer
Cordonnerie Saint-Elme; 12 passage de l’Ancre; 75011; Paris; 48.859 2.377; workshop
Consigne du Canal; 90 quai des Haleurs; 75010; Paris; 48.873 2.364; locker
Presse des Machines; 4 rue du Chantier; 44000; Nantes; 47.212 -1.556; kiosk
Épicerie de la Presqu’île; 17 montée des Mariniers; 69002; Lyon; 45.759 4.829; grocer
Le Comptoir du Panier; 23 montée des Filets; 13002; Marseille; 43.299 5.368; kiosk
Librairie des Quais; 8 cours du Mascaret; 33000; Bordeaux; 44.841 -0.571; workshop
`,
  },
  {
    country: 'BE',
    carrier: 'Relais Sterne',
    timeZone: 'Europe/Brussels',
    table: `
Librairie du Bassin; 15 quai du Halage; 1000; Bruxelles; 50.856 4.348; kiosk
Consigne du Cinquantenaire; 40 avenue de l’Arche; 1040; Bruxelles; 50.838 4.391; locker
Kruidenier ’t Scheepje; Loodsstraat 8; 2000; Antwerpen; 51.221 4.399; grocer
Dagbladhandel De Kaai; Touwkaai 3; 9000; Gent; 51.055 3.725; kiosk
Fietsatelier De Meeuw; Zeilmakersstraat 21; 8000; Brugge; 51.209 3.226; workshop
Épicerie des Batteliers; 27 rue des Bateliers; 4000; Liège; 50.641 5.575; grocer
Pakketkluis Zeedijk; Duinpad 2; 8400; Oostende; 51.229 2.913; locker
`,
  },
  {
    country: 'LU',
    carrier: 'Relais Sterne',
    timeZone: 'Europe/Luxembourg',
    table: `
Kiosque de la Pétrusse; 11 rue du Viaduc Vert; 1420; Luxembourg; 49.609 6.129; kiosk
Consigne Kirchberg; 5 allée des Voiles; 1855; Luxembourg; 49.628 6.154; locker
Épicerie de la Mine; 34 rue des Wagonnets; 4050; Esch-sur-Alzette; 49.495 5.981; grocer
Papeterie de l’Alzette; 2 place du Pont; 7540; Mersch; 49.749 6.106; workshop
Kiosque de la Sûre; 18 rue des Gabares; 9201; Diekirch; 49.868 6.159; kiosk
Épicerie de la Moselle; 7 quai des Vignes; 5533; Remich; 49.545 6.367; grocer
`,
  },
  {
    country: 'DE',
    carrier: 'Kutter Paket',
    timeZone: 'Europe/Berlin',
    table: `
Kiosk am Fleet; Lotsenkai 11; 20457; Hamburg, HH; 53.543 9.992; kiosk
Packfach Landungsbrücken; Ankerplatz 2; 20359; Hamburg, HH; 53.546 9.969; locker
Fahrradwerkstatt Bö; Reeperstieg 40; 22767; Hamburg, HH; 53.551 9.946; workshop
Fördeladen; Möwengang 30; 24103; Kiel, SH; 54.321 10.136; grocer
Packfach Hörn; Kutterkai 1; 24143; Kiel, SH; 54.314 10.139; locker
Spätkauf Spreebogen; Treidelufer 17; 10179; Berlin; 52.513 13.418; kiosk
Dorfladen Isarau; Floßgasse 5; 80469; München; 48.131 11.573; grocer
Kiosk Rheinterrasse; Schifferweg 23; 50667; Köln; 50.941 6.961; kiosk
Buchladen Mainkai; Fischerstiege 9; 60311; Frankfurt am Main; 50.109 8.682; workshop
`,
  },
  {
    country: 'AT',
    carrier: 'Kutter Paket',
    timeZone: 'Europe/Vienna',
    table: `
Trafik am Kanal; Zillengasse 6; 1020; Wien; 48.214 16.382; kiosk
Packfach Naschgasse; Schotterweg 14; 1060; Wien; 48.197 16.354; locker
Greißlerei Flößer; Flößerplatz 3; 4020; Linz; 48.307 14.286; grocer
Radwerkstatt Mur; Kettensteg 8; 8010; Graz; 47.073 15.437; workshop
Trafik Salzachufer; Treppelweg 21; 5020; Salzburg; 47.803 13.041; kiosk
Dorfladen Innsteg; Plättenweg 12; 6020; Innsbruck; 47.269 11.391; grocer
Packfach Bodensee; Segelsteig 1; 6900; Bregenz; 47.504 9.744; locker
`,
  },
  {
    country: 'IT',
    carrier: 'Punto Gabbiano',
    timeZone: 'Europe/Rome',
    table: `
Edicola del Molo; Calata dei Remi 4; 16124; Genova, GE; 44.410 8.928; kiosk
Armadietti della Lanterna; Via del Faro 2; 16126; Genova, GE; 44.407 8.911; locker
Alimentari Gabbiano; Via del Gabbiano 40; 20123; Milano, MI; 45.462 9.179; grocer
Ciclofficina Darsena; Ripa dei Barcaioli 15; 20144; Milano, MI; 45.453 9.172; workshop
Cartoleria del Porto; Via delle Reti 9; 80133; Napoli, NA; 40.841 14.255; workshop
Edicola Lungotevere; Via dei Traghetti 33; 00186; Roma, RM; 41.897 12.474; kiosk
Alimentari Rialto; Calle del Cordaio 7; 30125; Venezia, VE; 45.438 12.335; grocer
Armadietti Arno; Via dei Renaioli 18; 50125; Firenze, FI; 43.766 11.252; locker
`,
  },
];
