/** German postal regions by their first two digits, the town they surround, and its position. */
export const de = `
01 Dresden 51.05 13.74 5
02 Görlitz 51.15 14.99
03 Cottbus 51.76 14.33
04 Leipzig 51.34 12.37 5
06 Halle (Saale) 51.48 11.97 2
07 Gera 50.88 12.08
077 Jena 50.93 11.59
08 Zwickau 50.72 12.49
09 Chemnitz 50.83 12.92 1
10 Berlin 52.52 13.40 9
12 Berlin 52.45 13.42
13 Berlin 52.57 13.35
14 Potsdam 52.40 13.06 2
140,141 Berlin 52.45 13.25
15 Frankfurt (Oder) 52.35 14.55
16 Oranienburg 52.75 13.24
17 Neubrandenburg 53.56 13.26
174 Greifswald 54.09 13.38
18 Rostock 54.09 12.10 2
184 Stralsund 54.31 13.08
19 Schwerin 53.63 11.41 1
20 Hamburg 53.55 9.99 8
21 Hamburg-Harburg 53.46 9.98
213 Lüneburg 53.25 10.41
22 Hamburg 53.60 10.05
23 Lübeck 53.87 10.69 2
239 Wismar 53.89 11.46
24 Kiel 54.32 10.14 3
249 Flensburg 54.78 9.44
25 Itzehoe 53.93 9.52
258 Husum 54.48 9.05
259 Westerland 54.91 8.31
26 Oldenburg 53.14 8.21 1
267 Emden 53.37 7.21
263 Wilhelmshaven 53.53 8.11
27 Bremerhaven 53.54 8.58
274 Cuxhaven 53.86 8.69
28 Bremen 53.08 8.80 4
29 Celle 52.62 10.08
30 Hannover/Hanover 52.37 9.73 4
31 Hildesheim 52.15 9.95
32 Herford 52.11 8.67
33 Bielefeld 52.02 8.53 2
330,331 Paderborn 51.72 8.75
34 Kassel 51.31 9.48 1
35 Gießen 50.58 8.67
350 Marburg 50.81 8.77
36 Fulda 50.55 9.68
37 Göttingen 51.53 9.93 1
38 Braunschweig 52.27 10.52 1
384 Wolfsburg 52.42 10.79
39 Magdeburg 52.13 11.63 2
40 Düsseldorf 51.23 6.78 5
41 Mönchengladbach 51.19 6.44
42 Wuppertal 51.26 7.15 1
44 Dortmund 51.51 7.47 4
447,448 Bochum 51.48 7.22
45 Essen 51.46 7.01 4
458 Gelsenkirchen 51.52 7.10
46 Oberhausen 51.47 6.85
47 Duisburg 51.43 6.76 2
477,478 Krefeld 51.34 6.59
48 Münster 51.96 7.63 3
49 Osnabrück 52.28 8.05 1
50 Köln/Cologne 50.94 6.96 7
51 Köln/Cologne 50.94 7.05
52 Aachen 50.78 6.08 1
53 Bonn 50.73 7.10 2
54 Trier 49.76 6.64
55 Mainz 50.00 8.27 2
56 Koblenz 50.36 7.59
57 Siegen 50.87 8.02
58 Hagen 51.36 7.47
59 Hamm 51.68 7.82
60 Frankfurt am Main 50.11 8.68 7
61 Bad Homburg 50.23 8.62
63 Offenbach 50.10 8.76
637 Aschaffenburg 49.97 9.15
64 Darmstadt 49.87 8.65 1
65 Wiesbaden 50.08 8.24 2
66 Saarbrücken 49.24 7.00 1
67 Ludwigshafen 49.48 8.44
68 Mannheim 49.49 8.47 2
69 Heidelberg 49.40 8.69 2
70 Stuttgart 48.78 9.18 6
71 Ludwigsburg 48.90 9.19
72 Tübingen 48.52 9.06
73 Esslingen 48.74 9.31
74 Heilbronn 49.14 9.22
75 Pforzheim 48.89 8.70
76 Karlsruhe 49.01 8.40 2
77 Offenburg 48.47 7.94
78 Villingen-Schwenningen 48.06 8.46
784 Konstanz 47.66 9.18
79 Freiburg im Breisgau 48.00 7.85 2
80 München/Munich 48.14 11.58 8
81 München/Munich 48.12 11.60
82 Starnberg 48.00 11.34
83 Rosenheim 47.86 12.12
84 Landshut 48.54 12.15
85 Ingolstadt 48.76 11.43
86 Augsburg 48.37 10.90 2
87 Kempten 47.73 10.32
88 Ravensburg 47.78 9.61
880 Friedrichshafen 47.65 9.48
89 Ulm 48.40 9.99 1
90 Nürnberg/Nuremberg 49.45 11.08 4
91 Erlangen 49.60 11.00
92 Amberg 49.44 11.86
93 Regensburg 49.02 12.10 1
94 Passau 48.57 13.46
95 Bayreuth 49.95 11.58
96 Bamberg 49.90 10.90
97 Würzburg 49.79 9.95 1
98 Suhl 50.61 10.69
99 Erfurt 50.98 11.03 2
994 Weimar 50.98 11.33
`;
