/** Austrian postal regions, the town they surround, and its position. */
export const at = `
1 Wien/Vienna 48.21 16.37 8
20 Hollabrunn 48.56 16.08
21 Mistelbach 48.57 16.57
22 Gänserndorf 48.34 16.72
23 Mödling 48.09 16.28
24 Bruck an der Leitha 48.02 16.78
25 Baden 48.01 16.23
26 Neunkirchen 47.72 16.08
27 Wiener Neustadt 47.81 16.24
30 Sankt Pölten 48.20 15.62 1
31 Sankt Pölten 48.20 15.62
33 Amstetten 48.12 14.87
34 Klosterneuburg 48.31 16.32
35 Krems an der Donau 48.41 15.61
38 Gmünd 48.77 14.98
39 Zwettl 48.61 15.17
40 Linz 48.31 14.29 3
41 Rohrbach 48.57 13.99
42 Freistadt 48.51 14.50
44 Steyr 48.04 14.42
46 Wels 48.16 14.02
47 Schärding 48.46 13.43
48 Gmunden 47.92 13.80
49 Ried im Innkreis 48.21 13.49
50 Salzburg 47.81 13.04 3
51 Oberndorf bei Salzburg 47.94 12.94
54 Hallein 47.68 13.10
56 Sankt Johann im Pongau 47.35 13.20
57 Zell am See 47.32 12.80
60 Innsbruck 47.27 11.40 3
61 Schwaz 47.34 11.71
62 Jenbach 47.39 11.77
63 Kufstein 47.58 12.17
64 Imst 47.24 10.74
65 Landeck 47.14 10.57
66 Reutte 47.49 10.72
67 Bludenz 47.15 9.82
68 Feldkirch 47.24 9.60
69 Bregenz 47.50 9.75 1
70 Eisenstadt 47.85 16.52
74 Oberwart 47.29 16.21
80 Graz 47.07 15.44 4
81 Frohnleiten 47.27 15.32
82 Gleisdorf 47.11 15.71
83 Feldbach 46.95 15.89
84 Leibnitz 46.78 15.54
85 Voitsberg 47.04 15.15
86 Bruck an der Mur 47.41 15.27
87 Leoben 47.38 15.09
88 Murau 47.11 14.17
89 Liezen 47.57 14.24
90 Klagenfurt 46.62 14.31 1
91 Völkermarkt 46.66 14.63
93 Sankt Veit an der Glan 46.77 14.36
94 Wolfsberg 46.84 14.84
95 Villach 46.61 13.85
98 Spittal an der Drau 46.80 13.50
99 Lienz 46.83 12.77
`;
