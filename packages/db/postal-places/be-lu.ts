/** Belgian postal regions, the town they surround, and its position. */
export const be = `
10 Bruxelles/Brussel/Brussels/Brüssel 50.85 4.35 7
11,12 Bruxelles/Brussel/Brussels/Brüssel 50.85 4.40
13 Wavre 50.72 4.61
14 Nivelles 50.60 4.33
15 Halle 50.73 4.24
16 Leeuw-Saint-Pierre/Sint-Pieters-Leeuw 50.78 4.24
17 Asse 50.91 4.20
18 Vilvorde/Vilvoorde 50.93 4.43
19 Zaventem 50.88 4.47
20 Anvers/Antwerpen/Antwerp 51.22 4.40 5
21 Anvers/Antwerpen/Antwerp 51.20 4.46
22 Herentals 51.18 4.83
23 Turnhout 51.32 4.94
24 Mol 51.19 5.12
25 Lierre/Lier 51.13 4.57
26 Berchem 51.19 4.43
27 Saint-Nicolas/Sint-Niklaas 51.17 4.14
28 Malines/Mechelen 51.03 4.48
29 Kapellen 51.31 4.43
30 Louvain/Leuven 50.88 4.70 2
31 Aarschot 50.99 4.83
33 Tirlemont/Tienen 50.81 4.94
35 Hasselt 50.93 5.34 1
36 Genk 50.97 5.50
37 Tongres/Tongeren 50.78 5.46
38 Saint-Trond/Sint-Truiden 50.82 5.19
39 Lommel 51.23 5.31
40 Liège/Luik/Lüttich 50.63 5.57 4
41,42 Seraing 50.59 5.50
43 Waremme 50.70 5.26
44 Herstal 50.66 5.63
45 Huy 50.52 5.24
46 Visé 50.74 5.70
47 Eupen 50.63 6.03
48 Verviers 50.59 5.86
49 Spa 50.49 5.86
50 Namur 50.47 4.87 2
51,53 Gembloux 50.56 4.69
55 Dinant 50.26 4.91
56 Philippeville 50.20 4.54
60 Charleroi 50.41 4.44 2
61,62 Charleroi 50.41 4.44
64 Chimay 50.05 4.32
65 Thuin 50.34 4.29
66 Bastogne 50.00 5.72
67 Arlon 49.68 5.82
68 Neufchâteau 49.84 5.44
69 Marche-en-Famenne 50.23 5.34
70 Mons/Bergen 50.45 3.95 1
71 La Louvière 50.48 4.19
73 Saint-Ghislain 50.45 3.82
75 Tournai/Doornik 50.61 3.39
77 Mouscron 50.74 3.21
78 Ath 50.63 3.78
80 Bruges/Brugge/Brügge 51.21 3.22 3
81 Torhout 51.07 3.10
82,83 Knokke-Heist 51.35 3.29
84 Ostende/Oostende/Ostend 51.23 2.91 1
85 Courtrai/Kortrijk 50.83 3.26
86 Furnes/Veurne 51.07 2.66
87 Tielt 51.00 3.33
88 Roulers/Roeselare 50.95 3.13
89 Ypres/Ieper 50.85 2.88
90 Gand/Gent/Ghent 51.05 3.72 4
91 Lokeren 51.10 3.99
92 Termonde/Dendermonde 51.03 4.10
93 Alost/Aalst 50.94 4.04
94 Ninove 50.83 4.02
95 Grammont/Geraardsbergen 50.77 3.88
96 Renaix/Ronse 50.75 3.60
97 Audenarde/Oudenaarde 50.85 3.61
98 Deinze 50.98 3.53
99 Eeklo 51.19 3.56
`;

/** Luxembourgish postal regions, the town they surround, and its position. */
export const lu = `
1,2 Luxembourg/Luxemburg/Lussemburgo 49.61 6.13 5
3 Dudelange 49.48 6.09
32 Bettembourg 49.52 6.10
4 Esch-sur-Alzette 49.50 5.98 1
46 Differdange 49.52 5.89
49 Pétange 49.56 5.88
5 Remich 49.55 6.37
6 Echternach 49.81 6.42
67 Grevenmacher 49.68 6.44
7 Mersch 49.75 6.11
8 Steinfort 49.66 5.92
83 Capellen 49.65 5.99
9 Diekirch 49.87 6.16
90 Ettelbruck 49.85 6.10
95 Wiltz 49.97 5.93
97 Clervaux 50.05 6.03
`;
