/** French departments by their two digits with the town of the prefecture, and the districts of three cities. */
export const fr = `
01 Bourg-en-Bresse 46.20 5.23
02 Laon 49.56 3.62
03 Moulins 46.57 3.33
04 Digne-les-Bains 44.09 6.24
05 Gap 44.56 6.08
06 Nice 43.70 7.27 5
07 Privas 44.74 4.60
08 Charleville-Mézières 49.77 4.72
09 Foix 42.97 1.61
10 Troyes 48.30 4.08
11 Carcassonne 43.21 2.35
12 Rodez 44.35 2.57
13 Marseille 43.30 5.37
14 Caen 49.18 -0.37 2
15 Aurillac 44.93 2.44
16 Angoulême 45.65 0.16
17 La Rochelle 46.16 -1.15 1
18 Bourges 47.08 2.40
19 Tulle 45.27 1.77
20 Ajaccio 41.92 8.74 1
21 Dijon 47.32 5.04 2
22 Saint-Brieuc 48.51 -2.76
23 Guéret 46.17 1.87
24 Périgueux 45.18 0.72
25 Besançon 47.24 6.02 1
26 Valence 44.93 4.89
27 Évreux 49.02 1.15
28 Chartres 48.45 1.48
29 Quimper 48.00 -4.10
292 Brest 48.39 -4.49 2
30 Nîmes 43.84 4.36 1
31 Toulouse 43.60 1.44 6
32 Auch 43.65 0.59
33 Bordeaux 44.84 -0.58 6
34 Montpellier 43.61 3.88 4
35 Rennes 48.11 -1.68 4
354 Saint-Malo 48.65 -2.03
36 Châteauroux 46.81 1.69
37 Tours 47.39 0.69 2
38 Grenoble 45.19 5.72 3
39 Lons-le-Saunier 46.67 5.55
40 Mont-de-Marsan 43.89 -0.50
41 Blois 47.59 1.33
42 Saint-Étienne 45.44 4.39 2
43 Le Puy-en-Velay 45.04 3.88
44 Nantes 47.22 -1.55 5
45 Orléans 47.90 1.91 2
46 Cahors 44.45 1.44
47 Agen 44.20 0.62
48 Mende 44.52 3.50
49 Angers 47.47 -0.55 2
50 Saint-Lô 49.12 -1.09
501 Cherbourg-en-Cotentin 49.64 -1.62
51 Châlons-en-Champagne 48.96 4.37
511 Reims 49.26 4.03 2
52 Chaumont 48.11 5.14
53 Laval 48.07 -0.77
54 Nancy 48.69 6.18 2
55 Bar-le-Duc 48.77 5.16
56 Vannes 47.66 -2.76
561 Lorient 47.75 -3.37
57 Metz 49.12 6.18 2
58 Nevers 46.99 3.16
59 Lille 50.63 3.06 5
591 Roubaix 50.69 3.17
5914 Dunkerque/Dunkirk 51.03 2.38
592 Tourcoing 50.72 3.16
593 Valenciennes 50.36 3.52
594 Cambrai 50.18 3.24
595 Douai 50.37 3.08
596 Maubeuge 50.28 3.97
60 Beauvais 49.43 2.08
61 Alençon 48.43 0.09
62 Arras 50.29 2.78
621 Calais 50.95 1.86
622 Boulogne-sur-Mer 50.73 1.61
63 Clermont-Ferrand 45.78 3.08 2
64 Pau 43.30 -0.37
641 Bayonne 43.49 -1.47
642 Biarritz 43.48 -1.56
65 Tarbes 43.23 0.08
66 Perpignan 42.70 2.90 1
67 Strasbourg/Straßburg 48.57 7.75 4
68 Colmar 48.08 7.36
681,682 Mulhouse 47.75 7.34
694 Villefranche-sur-Saône 45.99 4.72
69 Lyon/Lyons 45.76 4.84 7
70 Vesoul 47.62 6.16
71 Mâcon 46.31 4.83
72 Le Mans 48.00 0.20 1
73 Chambéry 45.57 5.92
74 Annecy 45.90 6.13 1
75 Paris 48.86 2.35 9
75001 Paris 1er 48.86 2.34
75002 Paris 2e 48.87 2.34
75003 Paris 3e 48.86 2.36
75004 Paris 4e 48.85 2.36
75005 Paris 5e 48.84 2.35
75006 Paris 6e 48.85 2.33
75007 Paris 7e 48.86 2.31
75008 Paris 8e 48.87 2.31
75009 Paris 9e 48.88 2.34
75010 Paris 10e 48.88 2.36
75011 Paris 11e 48.86 2.38
75012 Paris 12e 48.84 2.39
75013 Paris 13e 48.83 2.36
75014 Paris 14e 48.83 2.33
75015 Paris 15e 48.84 2.30
75016 Paris 16e 48.86 2.27
75017 Paris 17e 48.89 2.31
75018 Paris 18e 48.89 2.35
75019 Paris 19e 48.88 2.38
75020 Paris 20e 48.86 2.40
76 Rouen 49.44 1.10 2
766 Le Havre 49.49 0.11 2
762 Dieppe 49.92 1.08
77 Melun 48.54 2.66
78 Versailles 48.80 2.13 1
79 Niort 46.32 -0.46
80 Amiens 49.89 2.30 1
81 Albi 43.93 2.15
82 Montauban 44.02 1.36
83 Toulon 43.12 5.93 2
84 Avignon 43.95 4.81 1
85 La Roche-sur-Yon 46.67 -1.43
86 Poitiers 46.58 0.34 1
87 Limoges 45.83 1.26 1
88 Épinal 48.17 6.45
89 Auxerre 47.80 3.57
90 Belfort 47.64 6.86
91 Évry-Courcouronnes 48.63 2.43
92 Nanterre 48.89 2.20
93 Bobigny 48.91 2.44
94 Créteil 48.79 2.46
95 Cergy 49.04 2.08
130 Marseille/Marseilles 43.30 5.37 7
131 Aix-en-Provence 43.53 5.45 1
202 Bastia 42.70 9.45
061 Grasse 43.66 6.92
066 Antibes 43.58 7.12
064 Cannes 43.55 7.02
- Roscoff 48.73 -3.98
- Concarneau 47.87 -3.92
- Saint-Nazaire 47.27 -2.21
`;
