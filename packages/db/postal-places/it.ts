/** Prefixes of Italian postal codes, the town they surround, and its position. */
export const it = `
00 Roma/Rome/Rom 41.90 12.50 9
01 Viterbo 42.42 12.10
02 Rieti 42.40 12.86
03 Frosinone 41.64 13.34
04 Latina 41.47 12.90
05 Terni 42.56 12.64
06 Perugia 43.11 12.39 1
07 Sassari 40.73 8.56
070 Olbia 40.92 9.50
08 Nuoro 40.32 9.33
09 Cagliari 39.22 9.12 2
10 Torino/Turin 45.07 7.69 6
11 Aosta 45.74 7.32
12 Cuneo 44.39 7.55
13 Vercelli 45.32 8.42
138,139 Biella 45.57 8.05
14 Asti 44.90 8.21
15 Alessandria 44.91 8.61
16 Genova/Genoa/Gênes/Genua 44.41 8.93 5
17 Savona 44.31 8.48
18 Imperia 43.89 8.03
19 La Spezia 44.10 9.82
20 Milano/Milan/Mailand 45.46 9.19 8
21 Varese 45.82 8.83
22 Como 45.81 9.09
23 Sondrio 46.17 9.87
238,239 Lecco 45.86 9.40
24 Bergamo 45.70 9.67 1
25 Brescia 45.54 10.22 1
26 Cremona 45.13 10.02
268,269 Lodi 45.31 9.50
27 Pavia 45.19 9.16
28 Novara 45.45 8.62
288,289 Verbania 45.92 8.55
29 Piacenza 45.05 9.70
30 Venezia/Venice/Venise/Venedig 45.44 12.33 5
31 Treviso 45.67 12.24
32 Belluno 46.14 12.22
33 Udine 46.06 13.24
331 Pordenone 45.96 12.66
34 Trieste 45.65 13.77 1
35 Padova/Padua 45.41 11.88 2
36 Vicenza 45.55 11.55
37 Verona 45.44 10.99 2
38 Trento 46.07 11.12 1
39 Bolzano/Bozen 46.50 11.35 1
40 Bologna 44.49 11.34 5
41 Modena 44.65 10.93 1
42 Reggio Emilia 44.70 10.63
43 Parma 44.80 10.33 1
44 Ferrara 44.84 11.62
45 Rovigo 45.07 11.79
46 Mantova/Mantua 45.16 10.79
47 Forlì 44.22 12.04
478,479 Rimini 44.06 12.57 1
48 Ravenna 44.42 12.20
50 Firenze/Florence/Florenz 43.77 11.26 6
51 Pistoia 43.93 10.91
52 Arezzo 43.46 11.88
53 Siena 43.32 11.33
54 Massa 44.04 10.14
55 Lucca 43.84 10.50
56 Pisa 43.72 10.40 1
57 Livorno 43.55 10.31
58 Grosseto 42.76 11.11
59 Prato 43.88 11.10
60 Ancona 43.62 13.51 1
61 Pesaro 43.91 12.91
62 Macerata 43.30 13.45
63 Ascoli Piceno 42.85 13.58
64 Teramo 42.66 13.70
65 Pescara 42.46 14.21 1
66 Chieti 42.35 14.17
67 L’Aquila 42.35 13.40
70 Bari 41.12 16.87 4
71 Foggia 41.46 15.54
72 Brindisi 40.63 17.94
73 Lecce 40.35 18.17
74 Taranto 40.47 17.24
75 Matera 40.67 16.60
76 Barletta 41.32 16.28
80 Napoli/Naples/Neapel 40.85 14.27 7
81 Caserta 41.07 14.33
82 Benevento 41.13 14.78
83 Avellino 40.91 14.79
84 Salerno 40.68 14.77
85 Potenza 40.64 15.81
86 Campobasso 41.56 14.66
87 Cosenza 39.30 16.25
88 Catanzaro 38.91 16.59
89 Reggio Calabria 38.11 15.65
90 Palermo 38.12 13.36 5
91 Trapani 38.02 12.51
92 Agrigento 37.31 13.58
93 Caltanissetta 37.49 14.06
94 Enna 37.57 14.28
95 Catania 37.50 15.09 4
96 Siracusa 37.08 15.29
97 Ragusa 36.93 14.73
98 Messina 38.19 15.55 1
- Sanremo 43.82 7.78
- Portofino 44.30 9.21
- Monza 45.58 9.27
`;
