/** Prefixes of Canadian postal codes, the town they surround, and its position. */
export const ca = `
A0 Gander, NL 48.95 -54.61
A1 St. John’s, NL 47.56 -52.71 3
A2 Corner Brook, NL 48.95 -57.95
A5 Clarenville, NL 48.16 -53.96
A8 Deer Lake, NL 49.17 -57.43
B0 Bridgewater, NS 44.38 -64.52
B1 Sydney, NS 46.14 -60.19
B2 Truro, NS 45.36 -63.28
B3 Halifax, NS 44.65 -63.58 6
B4 Amherst, NS 45.83 -64.21
B5 Yarmouth, NS 43.84 -66.12
B6 Bridgewater, NS 44.38 -64.52
B9 Port Hawkesbury, NS 45.62 -61.36
C0 Charlottetown, PE 46.24 -63.13
C1 Charlottetown, PE 46.24 -63.13 2
E1 Moncton, NB 46.09 -64.78 2
E2 Saint John, NB 45.27 -66.06 2
E3 Fredericton, NB 45.96 -66.64 2
E4 Sackville, NB 45.90 -64.37
E5 St. Stephen, NB 45.19 -67.28
E6 Woodstock, NB 46.15 -67.60
E7 Edmundston, NB 47.37 -68.33
E8 Bathurst, NB 47.62 -65.65
E9 Miramichi, NB 47.03 -65.50
G0 Rimouski, QC 48.45 -68.52
G1 Québec, QC 46.81 -71.21 6
G2 Québec, QC 46.86 -71.33
G3 Québec, QC 46.88 -71.42
G4 Matane, QC 48.85 -67.53
G5 Rimouski, QC 48.45 -68.52 1
G6 Lévis, QC 46.80 -71.18 1
G7 Saguenay, QC 48.43 -71.07 2
G8 Trois-Rivières, QC 46.35 -72.55 2
G9 Trois-Rivières, QC 46.35 -72.55
H1 Montréal, QC 45.58 -73.57
H2 Montréal, QC 45.52 -73.58
H3 Montréal, QC 45.49 -73.57 9
H4 Montréal, QC 45.46 -73.63
H5 Montréal, QC 45.50 -73.56
H7 Laval, QC 45.57 -73.75 3
H8 LaSalle, QC 45.43 -73.63
H9 Pointe-Claire, QC 45.45 -73.82
J0 Mont-Laurier, QC 46.55 -75.50
J1 Sherbrooke, QC 45.40 -71.90 2
J2 Drummondville, QC 45.88 -72.48
J3 Saint-Jean-sur-Richelieu, QC 45.31 -73.26
J4 Longueuil, QC 45.53 -73.52 2
J5 Repentigny, QC 45.74 -73.45
J6 Terrebonne, QC 45.70 -73.64
J7 Saint-Jérôme, QC 45.78 -74.00
J8 Gatineau, QC 45.48 -75.65 2
J9 Gatineau, QC 45.43 -75.72
K0 Kingston, ON 44.23 -76.48
K1 Ottawa, ON 45.42 -75.70 7
K2 Ottawa, ON 45.35 -75.79
K4 Rockland, ON 45.55 -75.29
K6 Cornwall, ON 45.02 -74.73
K7 Kingston, ON 44.23 -76.48 2
K8 Belleville, ON 44.16 -77.38
K9 Peterborough, ON 44.30 -78.32
L0 Barrie, ON 44.39 -79.69
L1 Oshawa, ON 43.90 -78.86 1
L2 St. Catharines, ON 43.16 -79.24 1
L3 Markham, ON 43.86 -79.34 1
L4 Vaughan, ON 43.84 -79.51
L5 Mississauga, ON 43.59 -79.64 3
L6 Brampton, ON 43.73 -79.76 2
L7 Burlington, ON 43.33 -79.80
L8 Hamilton, ON 43.26 -79.87 4
L9 Hamilton, ON 43.22 -79.90
M1 Scarborough, ON 43.77 -79.24 1
M2 North York, ON 43.77 -79.41
M3 North York, ON 43.74 -79.45
M4 Toronto, ON 43.69 -79.36
M5 Toronto, ON 43.65 -79.38 9
M6 Toronto, ON 43.67 -79.45
M7 Toronto, ON 43.66 -79.39
M8 Etobicoke, ON 43.62 -79.51
M9 Etobicoke, ON 43.70 -79.56
N0 Woodstock, ON 43.13 -80.75
N1 Guelph, ON 43.54 -80.25 1
N2 Kitchener, ON 43.45 -80.49 2
N3 Brantford, ON 43.14 -80.26
N4 Woodstock, ON 43.13 -80.75
N5 London, ON 42.98 -81.20
N6 London, ON 42.98 -81.25 3
N7 Sarnia, ON 42.97 -82.40
N8 Windsor, ON 42.31 -83.04 2
N9 Windsor, ON 42.28 -83.05
P0 Sault Ste. Marie, ON 46.52 -84.35
P1 North Bay, ON 46.31 -79.46
P2 Timmins, ON 48.48 -81.33
P3 Sudbury, ON 46.49 -81.00 1
P4 Timmins, ON 48.48 -81.33
P5 Elliot Lake, ON 46.38 -82.65
P6 Sault Ste. Marie, ON 46.52 -84.35 1
P7 Thunder Bay, ON 48.38 -89.25 1
P8 Dryden, ON 49.78 -92.84
P9 Kenora, ON 49.77 -94.49
R0 Winnipeg, MB 49.90 -97.14
R1 Portage la Prairie, MB 49.97 -98.29
R2 Winnipeg, MB 49.90 -97.10
R3 Winnipeg, MB 49.90 -97.14 5
R5 Steinbach, MB 49.53 -96.68
R6 Winkler, MB 49.18 -97.94
R7 Brandon, MB 49.85 -99.95
R8 Thompson, MB 55.74 -97.86
R9 The Pas, MB 53.82 -101.25
S0 Regina, SK 50.45 -104.62
S2 Melfort, SK 52.86 -104.61
S3 Yorkton, SK 51.21 -102.46
S4 Regina, SK 50.45 -104.62 3
S6 Prince Albert, SK 53.20 -105.75
S7 Saskatoon, SK 52.13 -106.67 3
S9 North Battleford, SK 52.78 -108.29
T0 Red Deer, AB 52.27 -113.81
T1 Lethbridge, AB 49.69 -112.83 1
T2 Calgary, AB 51.05 -114.07 7
T3 Calgary, AB 51.08 -114.14
T4 Red Deer, AB 52.27 -113.81 1
T5 Edmonton, AB 53.55 -113.49 6
T6 Edmonton, AB 53.48 -113.49
T7 Spruce Grove, AB 53.54 -113.91
T8 Grande Prairie, AB 55.17 -118.80
T9 Fort McMurray, AB 56.73 -111.38
V0 Kelowna, BC 49.89 -119.50
V1 Kelowna, BC 49.89 -119.50 2
V2 Abbotsford, BC 49.05 -122.33 1
V3 Surrey, BC 49.19 -122.85 2
V4 Delta, BC 49.09 -123.06
V5 Burnaby, BC 49.25 -122.98 2
V6 Vancouver, BC 49.28 -123.12 8
V7 North Vancouver, BC 49.32 -123.07 1
V8 Victoria, BC 48.43 -123.37 4
V9 Nanaimo, BC 49.17 -123.94 1
X0 Iqaluit, NU 63.75 -68.52
X1 Yellowknife, NT 62.45 -114.37
Y0 Whitehorse, YT 60.72 -135.06
Y1 Whitehorse, YT 60.72 -135.06
- Dartmouth, NS 44.67 -63.57
- Lunenburg, NS 44.38 -64.31
- Whistler, BC 50.12 -122.95
- Richmond, BC 49.17 -123.14
- Waterloo, ON 43.46 -80.52
- Tadoussac, QC 48.15 -69.72
`;
