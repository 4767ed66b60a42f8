/** British postcode areas, the town after which they are named, and its position. */
export const gb = `
AB Aberdeen 57.15 -2.10 3
AL St Albans 51.75 -0.34
B Birmingham 52.48 -1.90 7
BA Bath 51.38 -2.36 2
BB Blackburn 53.75 -2.48
BD Bradford 53.80 -1.75 2
BH Bournemouth 50.72 -1.88 1
BL Bolton 53.58 -2.43
BN Brighton 50.82 -0.14 3
BR Bromley 51.41 0.02
BS Bristol 51.45 -2.59 5
BT Belfast 54.60 -5.93 5
CA Carlisle 54.89 -2.93
CB Cambridge 52.20 0.12 3
CF Cardiff 51.48 -3.18 5
CH Chester 53.19 -2.89 1
CM Chelmsford 51.74 0.47
CO Colchester 51.89 0.90
CR Croydon 51.37 -0.10
CT Canterbury 51.28 1.08 1
CV Coventry 52.41 -1.51 2
CW Crewe 53.10 -2.44
DA Dartford 51.45 0.22
DD Dundee 56.46 -2.97 1
DE Derby 52.92 -1.48 1
DG Dumfries 55.07 -3.60
DH Durham 54.78 -1.58
DL Darlington 54.53 -1.55
DN Doncaster 53.52 -1.13
DT Dorchester 50.71 -2.44
DY Dudley 52.51 -2.08
E London E 51.53 -0.05
EC London EC 51.52 -0.10
EH Edinburgh 55.95 -3.19 6
EN Enfield 51.65 -0.08
EX Exeter 50.72 -3.53 2
FK Falkirk 56.00 -3.78
FY Blackpool 53.82 -3.05
G Glasgow 55.86 -4.25 6
GL Gloucester 51.86 -2.24 1
GU Guildford 51.24 -0.57
GY St Peter Port 49.46 -2.54
HA Harrow 51.58 -0.33
HD Huddersfield 53.65 -1.78
HG Harrogate 53.99 -1.54
HP Hemel Hempstead 51.75 -0.47
HR Hereford 52.06 -2.72
HS Stornoway 58.21 -6.39
HU Hull 53.74 -0.33 1
HX Halifax 53.72 -1.86
IG Ilford 51.56 0.07
IM Douglas 54.15 -4.48
IP Ipswich 52.06 1.16
IV Inverness 57.48 -4.22 1
JE St Helier 49.19 -2.11
KA Kilmarnock 55.61 -4.50
KT Kingston upon Thames 51.41 -0.30
KW Kirkwall 58.98 -2.96
KY Kirkcaldy 56.11 -3.16
L Liverpool 53.41 -2.98 6
LA Lancaster 54.05 -2.80
LD Llandrindod Wells 52.24 -3.38
LE Leicester 52.64 -1.13 3
LL Llandudno 53.32 -3.83
LN Lincoln 53.23 -0.54
LS Leeds 53.80 -1.55 5
LU Luton 51.88 -0.42
M Manchester 53.48 -2.24 7
ME Rochester 51.39 0.50
MK Milton Keynes 52.04 -0.76 1
ML Motherwell 55.79 -3.99
N London N 51.56 -0.10
NE Newcastle upon Tyne 54.97 -1.61 4
NG Nottingham 52.95 -1.15 4
NN Northampton 52.24 -0.90
NP Newport 51.58 -3.00
NR Norwich 52.63 1.30 2
NW London NW 51.55 -0.17
OL Oldham 53.54 -2.12
OX Oxford 51.75 -1.26 3
PA Paisley 55.85 -4.42
PE Peterborough 52.57 -0.24
PH Perth 56.40 -3.43
PL Plymouth 50.38 -4.14 2
PO Portsmouth 50.80 -1.09 2
PR Preston 53.76 -2.70
RG Reading 51.45 -0.98 1
RH Redhill 51.24 -0.17
RM Romford 51.58 0.18
S Sheffield 53.38 -1.47 4
SA Swansea 51.62 -3.94 1
SE London SE 51.47 -0.06
SG Stevenage 51.90 -0.20
SK Stockport 53.41 -2.16
SL Slough 51.51 -0.59
SM Sutton 51.36 -0.19
SN Swindon 51.56 -1.78
SO Southampton 50.90 -1.40 2
SP Salisbury 51.07 -1.79
SR Sunderland 54.91 -1.38
SS Southend-on-Sea 51.54 0.71
ST Stoke-on-Trent 53.00 -2.18 1
SW London SW 51.47 -0.16
SY Shrewsbury 52.71 -2.75
TA Taunton 51.02 -3.10
TD Galashiels 55.62 -2.81
TF Telford 52.68 -2.45
TN Tonbridge 51.20 0.27
TQ Torquay 50.46 -3.53
TR Truro 50.26 -5.05 1
TS Middlesbrough 54.57 -1.24
TW Twickenham 51.45 -0.33
UB Uxbridge 51.53 -0.42
W London W 51.51 -0.19
WA Warrington 53.39 -2.60
WC London WC 51.52 -0.12
WD Watford 51.66 -0.40
WF Wakefield 53.68 -1.50
WN Wigan 53.55 -2.63
WR Worcester 52.19 -2.22
WS Walsall 52.59 -1.98
WV Wolverhampton 52.59 -2.13
YO York 53.96 -1.08 2
ZE Lerwick 60.15 -1.14
E1 London E1 51.52 -0.06
EC1 London EC1 51.52 -0.10
SE1 London SE1 51.50 -0.09
SW1 London SW1 51.50 -0.14
W1 London W1 51.51 -0.15
N1 London N1 51.54 -0.10
NW1 London NW1 51.53 -0.14
TR11 Falmouth 50.15 -5.07 1
- London 51.51 -0.13 9
- Penzance 50.12 -5.54
- St Ives 50.21 -5.48
- Newquay 50.41 -5.08
- Dover 51.13 1.31
- Hastings 50.85 0.57
- Greenwich 51.48 0.00
- Stirling 56.12 -3.94
- Aberystwyth 52.41 -4.08
- Whitby 54.49 -0.61
- Winchester 51.06 -1.31
`;
