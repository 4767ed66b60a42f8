/** First three digits of American postal codes, the town they surround, and its position. */
export const us = `
005 Holtsville, NY 40.81 -73.04
006-007,009 San Juan, PR 18.47 -66.11
008 Charlotte Amalie, VI 18.34 -64.93
010-011 Springfield, MA 42.10 -72.59
012 Pittsfield, MA 42.45 -73.25
013 Greenfield, MA 42.59 -72.60
014 Fitchburg, MA 42.58 -71.80
015-016 Worcester, MA 42.26 -71.80 2
017 Framingham, MA 42.28 -71.42
018 Lowell, MA 42.63 -71.32
019 Lynn, MA 42.47 -70.95
020 Dedham, MA 42.24 -71.17
021-022 Boston, MA 42.36 -71.06 9
023 Brockton, MA 42.08 -71.02
024 Lexington, MA 42.45 -71.23
025 Buzzards Bay, MA 41.75 -70.62
026 Hyannis, MA 41.65 -70.28
027 New Bedford, MA 41.64 -70.93
028-029 Providence, RI 41.82 -71.41 3
030-031 Manchester, NH 42.99 -71.46
032-033 Concord, NH 43.21 -71.54
034 Keene, NH 42.93 -72.28
035 Littleton, NH 44.31 -71.77
036 Claremont, NH 43.37 -72.35
037 Lebanon, NH 43.64 -72.25
038 Portsmouth, NH 43.07 -70.76
039 Kittery, ME 43.09 -70.74
040-041 Portland, ME 43.66 -70.26 3
042 Lewiston, ME 44.10 -70.21
043 Augusta, ME 44.31 -69.78
044 Bangor, ME 44.80 -68.77
045 Bath, ME 43.91 -69.82
046 Ellsworth, ME 44.54 -68.42
047 Presque Isle, ME 46.68 -68.01
048 Rockland, ME 44.10 -69.11
049 Waterville, ME 44.55 -69.63
050 White River Junction, VT 43.65 -72.32
051 Bellows Falls, VT 43.13 -72.44
052 Bennington, VT 42.88 -73.20
053 Brattleboro, VT 42.85 -72.56
054 Burlington, VT 44.48 -73.21 1
056 Montpelier, VT 44.26 -72.58
057 Rutland, VT 43.61 -72.97
058 St. Johnsbury, VT 44.42 -72.02
059 Newport, VT 44.94 -72.21
060-061 Hartford, CT 41.76 -72.67 3
062 Willimantic, CT 41.71 -72.21
063 New London, CT 41.36 -72.10
064-065 New Haven, CT 41.31 -72.92 1
066 Bridgeport, CT 41.18 -73.19
067 Waterbury, CT 41.56 -73.04
068 Danbury, CT 41.39 -73.45
069 Stamford, CT 41.05 -73.54
070-071 Newark, NJ 40.74 -74.17 2
072 Elizabeth, NJ 40.66 -74.21
073 Jersey City, NJ 40.72 -74.04
074-075 Paterson, NJ 40.92 -74.17
076 Hackensack, NJ 40.89 -74.04
077 Long Branch, NJ 40.30 -74.00
078 Dover, NJ 40.88 -74.56
079 Morristown, NJ 40.80 -74.48
080-081 Camden, NJ 39.93 -75.12
082,084 Atlantic City, NJ 39.36 -74.42
083 Vineland, NJ 39.49 -75.03
085-086 Trenton, NJ 40.22 -74.76
087 Toms River, NJ 39.95 -74.20
088-089 New Brunswick, NJ 40.49 -74.45
100-102 New York, NY 40.73 -73.99 9
103 Staten Island, NY 40.58 -74.15
104 Bronx, NY 40.85 -73.87
105-106 White Plains, NY 41.03 -73.76
107 Yonkers, NY 40.93 -73.90
108 New Rochelle, NY 40.91 -73.78
109 Suffern, NY 41.11 -74.15
110 Floral Park, NY 40.72 -73.70
111 Long Island City, NY 40.74 -73.95
112 Brooklyn, NY 40.65 -73.95 5
113 Flushing, NY 40.76 -73.83
114 Jamaica, NY 40.70 -73.79
115 Hempstead, NY 40.71 -73.62
116 Far Rockaway, NY 40.60 -73.76
117 Babylon, NY 40.70 -73.33
118 Hicksville, NY 40.77 -73.53
119 Riverhead, NY 40.92 -72.66
120-122 Albany, NY 42.65 -73.75 2
123 Schenectady, NY 42.81 -73.94
124 Kingston, NY 41.93 -74.00
125-126 Poughkeepsie, NY 41.70 -73.92
127 Monticello, NY 41.66 -74.69
128 Glens Falls, NY 43.31 -73.64
129 Plattsburgh, NY 44.70 -73.45
130-132 Syracuse, NY 43.05 -76.15 2
133-135 Utica, NY 43.10 -75.23
136 Watertown, NY 43.97 -75.91
137-139 Binghamton, NY 42.10 -75.92
140-143 Buffalo, NY 42.89 -78.88 4
144-146 Rochester, NY 43.16 -77.61 4
147 Jamestown, NY 42.10 -79.24
148-149 Elmira, NY 42.09 -76.81
150-152 Pittsburgh, PA 40.44 -80.00 5
153 Washington, PA 40.17 -80.25
154 Uniontown, PA 39.90 -79.72
155 Somerset, PA 40.01 -79.08
156 Greensburg, PA 40.30 -79.54
157 Indiana, PA 40.62 -79.15
158 DuBois, PA 41.12 -78.76
159 Johnstown, PA 40.33 -78.92
160 Butler, PA 40.86 -79.90
161 New Castle, PA 41.00 -80.35
162 Kittanning, PA 40.82 -79.52
163 Oil City, PA 41.43 -79.71
164-165 Erie, PA 42.13 -80.09
166 Altoona, PA 40.52 -78.39
167 Bradford, PA 41.96 -78.64
168 State College, PA 40.79 -77.86
169 Wellsboro, PA 41.75 -77.30
170-171 Harrisburg, PA 40.27 -76.88 1
172 Chambersburg, PA 39.94 -77.66
173-174 York, PA 39.96 -76.73
175-176 Lancaster, PA 40.04 -76.31
177 Williamsport, PA 41.24 -77.00
178 Sunbury, PA 40.86 -76.79
179 Pottsville, PA 40.69 -76.20
180-181 Allentown, PA 40.60 -75.47
182 Hazleton, PA 40.96 -75.97
183 Stroudsburg, PA 40.99 -75.19
184-185 Scranton, PA 41.41 -75.66
186-187 Wilkes-Barre, PA 41.25 -75.88
188 Montrose, PA 41.83 -75.88
189 Doylestown, PA 40.31 -75.13
190-192 Philadelphia, PA 39.95 -75.17 8
193 West Chester, PA 39.96 -75.61
194 Norristown, PA 40.12 -75.34
195-196 Reading, PA 40.34 -75.93
197-198 Wilmington, DE 39.75 -75.55 2
199 Dover, DE 39.16 -75.52 1
200,202-205 Washington, DC 38.91 -77.04 8
201 Dulles, VA 38.95 -77.45
206 Waldorf, MD 38.62 -76.94
207 Laurel, MD 39.10 -76.85
208 Rockville, MD 39.08 -77.15
209 Silver Spring, MD 38.99 -77.03
210-212 Baltimore, MD 39.29 -76.61 6
214 Annapolis, MD 38.98 -76.49
215 Cumberland, MD 39.65 -78.76
216 Easton, MD 38.77 -76.08
217 Frederick, MD 39.41 -77.41
218 Salisbury, MD 38.36 -75.60
219 Elkton, MD 39.61 -75.83
220-221 Fairfax, VA 38.85 -77.31
222 Arlington, VA 38.88 -77.10 1
223 Alexandria, VA 38.80 -77.05 1
224-225 Fredericksburg, VA 38.30 -77.46
226 Winchester, VA 39.19 -78.16
227 Culpeper, VA 38.47 -78.00
228 Harrisonburg, VA 38.45 -78.87
229 Charlottesville, VA 38.03 -78.48
230-232 Richmond, VA 37.54 -77.44 4
233,235 Norfolk, VA 36.85 -76.29 2
234 Virginia Beach, VA 36.85 -75.98 2
236 Newport News, VA 37.09 -76.47
237 Portsmouth, VA 36.84 -76.30
238 Petersburg, VA 37.23 -77.40
239 Farmville, VA 37.30 -78.39
240-241 Roanoke, VA 37.27 -79.94
242 Bristol, VA 36.60 -82.19
243 Pulaski, VA 37.05 -80.78
244 Staunton, VA 38.15 -79.07
245 Lynchburg, VA 37.41 -79.14
246-248 Bluefield, WV 37.27 -81.22
249 Lewisburg, WV 37.80 -80.45
250-253 Charleston, WV 38.35 -81.63
254 Martinsburg, WV 39.46 -77.96
255-257 Huntington, WV 38.42 -82.45
258-259 Beckley, WV 37.78 -81.19
260 Wheeling, WV 40.06 -80.72
261 Parkersburg, WV 39.27 -81.56
262 Buckhannon, WV 38.99 -80.23
263-264 Clarksburg, WV 39.28 -80.34
265 Morgantown, WV 39.63 -79.96
266 Gassaway, WV 38.67 -80.77
267 Romney, WV 39.34 -78.76
268 Petersburg, WV 38.99 -79.12
270-271 Winston-Salem, NC 36.10 -80.24 2
272-274 Greensboro, NC 36.07 -79.79 2
275-276 Raleigh, NC 35.78 -78.64 4
277 Durham, NC 35.99 -78.90 1
278 Rocky Mount, NC 35.94 -77.79
279 Elizabeth City, NC 36.30 -76.22
280-282 Charlotte, NC 35.23 -80.84 6
283 Fayetteville, NC 35.05 -78.88 1
284 Wilmington, NC 34.23 -77.94 1
285 Jacksonville, NC 34.75 -77.43
286 Hickory, NC 35.73 -81.34
287-289 Asheville, NC 35.60 -82.55
290-292 Columbia, SC 34.00 -81.03 2
293 Spartanburg, SC 34.95 -81.93
294 Charleston, SC 32.78 -79.93 3
295 Florence, SC 34.20 -79.76
296 Greenville, SC 34.85 -82.39 1
297 Rock Hill, SC 34.92 -81.03
298 Aiken, SC 33.56 -81.72
299 Hilton Head, SC 32.22 -80.75
300-303,399 Atlanta, GA 33.75 -84.39 8
304 Statesboro, GA 32.45 -81.78
305 Gainesville, GA 34.30 -83.82
306 Athens, GA 33.96 -83.38 1
307 Dalton, GA 34.77 -84.97
308-309 Augusta, GA 33.47 -81.97 1
310-312 Macon, GA 32.84 -83.63
313-314 Savannah, GA 32.08 -81.09 1
315 Waycross, GA 31.21 -82.35
316 Valdosta, GA 30.83 -83.28
317,398 Albany, GA 31.58 -84.16
318-319 Columbus, GA 32.46 -84.99 1
320,322 Jacksonville, FL 30.33 -81.66 5
321 Daytona Beach, FL 29.21 -81.02
323 Tallahassee, FL 30.44 -84.28 1
324 Panama City, FL 30.16 -85.66
325 Pensacola, FL 30.42 -87.22
326 Gainesville, FL 29.65 -82.32 1
327-328 Orlando, FL 28.54 -81.38 5
329 Melbourne, FL 28.08 -80.61
330 Hollywood, FL 26.01 -80.15
331-332 Miami, FL 25.76 -80.19 7
333 Fort Lauderdale, FL 26.12 -80.14 2
334 West Palm Beach, FL 26.71 -80.05 1
335-336 Tampa, FL 27.95 -82.46 5
337 St. Petersburg, FL 27.77 -82.64 2
338 Lakeland, FL 28.04 -81.95
339 Fort Myers, FL 26.64 -81.87
341 Naples, FL 26.14 -81.79
342 Sarasota, FL 27.34 -82.53
344 Ocala, FL 29.19 -82.14
346 Spring Hill, FL 28.48 -82.53
347 Kissimmee, FL 28.29 -81.41
349 Port St. Lucie, FL 27.27 -80.35
350-352 Birmingham, AL 33.52 -86.80 3
354 Tuscaloosa, AL 33.21 -87.57
355 Jasper, AL 33.83 -87.28
356 Decatur, AL 34.61 -86.98
357-358 Huntsville, AL 34.73 -86.59 1
359 Gadsden, AL 34.01 -86.01
360-361 Montgomery, AL 32.37 -86.30 1
362 Anniston, AL 33.66 -85.83
363 Dothan, AL 31.22 -85.39
364 Evergreen, AL 31.43 -86.96
365-366 Mobile, AL 30.69 -88.04 1
367 Selma, AL 32.41 -87.02
368 Auburn, AL 32.61 -85.48
369,393 Meridian, MS 32.36 -88.70
370-372 Nashville, TN 36.16 -86.78 6
373-374 Chattanooga, TN 35.05 -85.31 1
376 Johnson City, TN 36.31 -82.35
377-379 Knoxville, TN 35.96 -83.92 2
380-381 Memphis, TN 35.15 -90.05 4
382 Paris, TN 36.30 -88.33
383 Jackson, TN 35.61 -88.81
384 Columbia, TN 35.62 -87.04
385 Cookeville, TN 36.16 -85.50
386 Oxford, MS 34.37 -89.52
387 Greenville, MS 33.41 -91.06
388 Tupelo, MS 34.26 -88.70
389 Grenada, MS 33.77 -89.81
390-392 Jackson, MS 32.30 -90.18 1
394 Hattiesburg, MS 31.33 -89.29
395 Gulfport, MS 30.37 -89.09
396 McComb, MS 31.24 -90.45
397 Columbus, MS 33.50 -88.43
400-402 Louisville, KY 38.25 -85.76 4
403-405 Lexington, KY 38.04 -84.50 2
406 Frankfort, KY 38.20 -84.87
407-409 Corbin, KY 36.95 -84.10
410 Covington, KY 39.08 -84.51
411-412 Ashland, KY 38.48 -82.64
413-414 Campton, KY 37.73 -83.55
415-416 Pikeville, KY 37.48 -82.52
417-418 Hazard, KY 37.25 -83.19
420 Paducah, KY 37.08 -88.60
421 Bowling Green, KY 36.99 -86.44
422 Hopkinsville, KY 36.87 -87.49
423 Owensboro, KY 37.77 -87.11
424 Henderson, KY 37.84 -87.59
425-426 Somerset, KY 37.09 -84.60
427 Elizabethtown, KY 37.69 -85.86
430-432 Columbus, OH 39.96 -83.00 6
433 Marion, OH 40.59 -83.13
434-436 Toledo, OH 41.65 -83.54 2
437-438 Zanesville, OH 39.94 -82.01
439 Steubenville, OH 40.37 -80.63
440-441 Cleveland, OH 41.50 -81.69 5
442-443 Akron, OH 41.08 -81.52 1
444-445 Youngstown, OH 41.10 -80.65
446-447 Canton, OH 40.80 -81.38
448-449 Mansfield, OH 40.76 -82.52
450-452 Cincinnati, OH 39.10 -84.51 5
453-454 Dayton, OH 39.76 -84.19 1
455 Springfield, OH 39.92 -83.81
456 Chillicothe, OH 39.33 -82.98
457 Athens, OH 39.33 -82.10
458 Lima, OH 40.74 -84.11
460-462 Indianapolis, IN 39.77 -86.16 6
463-464 Gary, IN 41.59 -87.35
465-466 South Bend, IN 41.68 -86.25
467-468 Fort Wayne, IN 41.08 -85.14 1
469 Kokomo, IN 40.49 -86.13
470 Lawrenceburg, IN 39.09 -84.85
471 New Albany, IN 38.29 -85.82
472 Columbus, IN 39.20 -85.92
473 Muncie, IN 40.19 -85.39
474 Bloomington, IN 39.17 -86.53 1
475 Vincennes, IN 38.68 -87.53
476-477 Evansville, IN 37.97 -87.56
478 Terre Haute, IN 39.47 -87.41
479 Lafayette, IN 40.42 -86.89 1
480,483 Royal Oak, MI 42.49 -83.14
481 Ann Arbor, MI 42.28 -83.74 1
482 Detroit, MI 42.33 -83.05 6
484-485 Flint, MI 43.01 -83.69
486-487 Saginaw, MI 43.42 -83.95
488-489 Lansing, MI 42.73 -84.56 1
490-491 Kalamazoo, MI 42.29 -85.59
492 Jackson, MI 42.25 -84.40
493-495 Grand Rapids, MI 42.96 -85.67 2
496 Traverse City, MI 44.76 -85.62
497 Gaylord, MI 45.03 -84.67
498-499 Marquette, MI 46.54 -87.40
500-503,509 Des Moines, IA 41.59 -93.62 2
504 Mason City, IA 43.15 -93.20
505 Fort Dodge, IA 42.50 -94.17
506-507 Waterloo, IA 42.49 -92.34
508 Creston, IA 41.06 -94.36
510-511 Sioux City, IA 42.50 -96.40
512 Sheldon, IA 43.18 -95.86
513 Spencer, IA 43.14 -95.14
514 Carroll, IA 42.07 -94.87
515 Council Bluffs, IA 41.26 -95.86
516 Shenandoah, IA 40.77 -95.37
520 Dubuque, IA 42.50 -90.66
521 Decorah, IA 43.30 -91.79
522-524 Cedar Rapids, IA 41.98 -91.67
525 Ottumwa, IA 41.02 -92.41
526 Burlington, IA 40.81 -91.11
527-528 Davenport, IA 41.52 -90.58
530-532 Milwaukee, WI 43.04 -87.91 5
534 Racine, WI 42.73 -87.78
535,537 Madison, WI 43.07 -89.40 2
538 Lancaster, WI 42.85 -90.71
539 Portage, WI 43.54 -89.46
540 Hudson, WI 44.97 -92.76
541-543 Green Bay, WI 44.51 -88.01 1
544 Wausau, WI 44.96 -89.63
545 Rhinelander, WI 45.64 -89.41
546 La Crosse, WI 43.80 -91.24
547 Eau Claire, WI 44.81 -91.50
548 Superior, WI 46.72 -92.10
549 Oshkosh, WI 44.02 -88.54
550-551 St. Paul, MN 44.95 -93.09 3
553-555 Minneapolis, MN 44.98 -93.27 6
556-558 Duluth, MN 46.79 -92.10
559 Rochester, MN 44.02 -92.47 1
560 Mankato, MN 44.16 -94.00
561 Windom, MN 43.87 -95.12
562 Willmar, MN 45.12 -95.04
563 St. Cloud, MN 45.56 -94.16
564 Brainerd, MN 46.36 -94.20
565 Detroit Lakes, MN 46.82 -95.85
566 Bemidji, MN 47.47 -94.88
567 Thief River Falls, MN 48.12 -96.18
570-571 Sioux Falls, SD 43.55 -96.70
572 Watertown, SD 44.90 -97.12
573 Mitchell, SD 43.71 -98.03
574 Aberdeen, SD 45.46 -98.49
575 Pierre, SD 44.37 -100.35
576 Mobridge, SD 45.54 -100.43
577 Rapid City, SD 44.08 -103.23
580-581 Fargo, ND 46.88 -96.79
582 Grand Forks, ND 47.93 -97.03
583 Devils Lake, ND 48.11 -98.86
584 Jamestown, ND 46.91 -98.71
585 Bismarck, ND 46.81 -100.78
586 Dickinson, ND 46.88 -102.79
587 Minot, ND 48.23 -101.30
588 Williston, ND 48.15 -103.62
590-591 Billings, MT 45.78 -108.50
592 Wolf Point, MT 48.09 -105.64
593 Miles City, MT 46.41 -105.84
594 Great Falls, MT 47.51 -111.30
595 Havre, MT 48.55 -109.68
596 Helena, MT 46.59 -112.04
597 Bozeman, MT 45.68 -111.04
598 Missoula, MT 46.87 -113.99
599 Kalispell, MT 48.20 -114.31
600 Arlington Heights, IL 42.09 -87.98
601 Carol Stream, IL 41.91 -88.13
602 Evanston, IL 42.05 -87.69
603 Oak Park, IL 41.89 -87.78
604 Joliet, IL 41.53 -88.08
605 Aurora, IL 41.76 -88.32
606-608 Chicago, IL 41.88 -87.63 9
609 Kankakee, IL 41.12 -87.86
610-611 Rockford, IL 42.27 -89.09
612 Rock Island, IL 41.51 -90.58
613 La Salle, IL 41.33 -89.09
614 Galesburg, IL 40.95 -90.37
615-616 Peoria, IL 40.69 -89.59
617 Bloomington, IL 40.48 -88.99
618-619 Champaign, IL 40.12 -88.24
620,622 East St. Louis, IL 38.62 -90.15
623 Quincy, IL 39.94 -91.41
624 Effingham, IL 39.12 -88.54
625-627 Springfield, IL 39.78 -89.65 2
628 Centralia, IL 38.53 -89.13
629 Carbondale, IL 37.73 -89.22
630-631 St. Louis, MO 38.63 -90.20 5
633 St. Charles, MO 38.78 -90.48
634 Hannibal, MO 39.71 -91.36
635 Kirksville, MO 40.19 -92.58
636 Farmington, MO 37.78 -90.42
637 Cape Girardeau, MO 37.31 -89.52
638 Sikeston, MO 36.88 -89.59
639 Poplar Bluff, MO 36.76 -90.39
640-641,649 Kansas City, MO 39.10 -94.58 4
644-645 St. Joseph, MO 39.77 -94.85
646 Chillicothe, MO 39.80 -93.55
647 Harrisonville, MO 38.65 -94.35
648 Joplin, MO 37.08 -94.51
650-651 Jefferson City, MO 38.58 -92.17
652 Columbia, MO 38.95 -92.33 1
653 Sedalia, MO 38.70 -93.23
654-655 Rolla, MO 37.95 -91.77
656-658 Springfield, MO 37.21 -93.29 3
660-661 Kansas City, KS 39.11 -94.63
662 Overland Park, KS 38.98 -94.67
664-666 Topeka, KS 39.05 -95.68
667 Fort Scott, KS 37.84 -94.71
668 Emporia, KS 38.40 -96.18
669 Concordia, KS 39.57 -97.66
670-672 Wichita, KS 37.69 -97.34 3
673 Independence, KS 37.22 -95.71
674 Salina, KS 38.84 -97.61
675 Hutchinson, KS 38.06 -97.93
676 Hays, KS 38.88 -99.33
677 Colby, KS 39.40 -101.05
678 Dodge City, KS 37.75 -100.02
679 Liberal, KS 37.04 -100.92
680-681 Omaha, NE 41.26 -95.93 3
683-685 Lincoln, NE 40.81 -96.70 1
686 Columbus, NE 41.43 -97.37
687 Norfolk, NE 42.03 -97.42
688 Grand Island, NE 40.93 -98.34
689 Hastings, NE 40.59 -98.39
690 McCook, NE 40.20 -100.63
691 North Platte, NE 41.12 -100.77
692 Valentine, NE 42.87 -100.55
693 Alliance, NE 42.10 -102.87
700-701 New Orleans, LA 29.95 -90.07 5
703 Houma, LA 29.60 -90.72
704 Hammond, LA 30.50 -90.46
705 Lafayette, LA 30.22 -92.02
706 Lake Charles, LA 30.23 -93.22
707-708 Baton Rouge, LA 30.45 -91.19 2
710-711 Shreveport, LA 32.53 -93.75
712 Monroe, LA 32.51 -92.12
713-714 Alexandria, LA 31.31 -92.45
716 Pine Bluff, AR 34.23 -92.00
717 Camden, AR 33.58 -92.83
718,755 Texarkana, TX 33.43 -94.04
719 Hot Springs, AR 34.50 -93.06
720-722 Little Rock, AR 34.75 -92.29 2
723 West Memphis, AR 35.15 -90.18
724 Jonesboro, AR 35.84 -90.70
725 Batesville, AR 35.77 -91.64
726 Harrison, AR 36.23 -93.11
727 Fayetteville, AR 36.06 -94.16
728 Russellville, AR 35.28 -93.13
729 Fort Smith, AR 35.39 -94.40
730-731 Oklahoma City, OK 35.47 -97.52 4
734 Ardmore, OK 34.17 -97.14
735 Lawton, OK 34.60 -98.40
736 Clinton, OK 35.52 -98.97
737 Enid, OK 36.40 -97.88
738 Woodward, OK 36.43 -99.39
739 Guymon, OK 36.68 -101.48
740-741 Tulsa, OK 36.15 -95.99 3
743 Miami, OK 36.87 -94.88
744 Muskogee, OK 35.75 -95.37
745 McAlester, OK 34.93 -95.77
746 Ponca City, OK 36.71 -97.09
747 Durant, OK 33.99 -96.37
748 Shawnee, OK 35.33 -96.93
749 Poteau, OK 35.05 -94.62
750-753 Dallas, TX 32.78 -96.80 8
754 Greenville, TX 33.14 -96.11
756 Longview, TX 32.50 -94.74
757 Tyler, TX 32.35 -95.30
758 Palestine, TX 31.76 -95.63
759 Lufkin, TX 31.34 -94.73
760-761 Fort Worth, TX 32.76 -97.33 4
762 Denton, TX 33.21 -97.13
763 Wichita Falls, TX 33.91 -98.49
764 Stephenville, TX 32.22 -98.20
765-767 Waco, TX 31.55 -97.15
768 Brownwood, TX 31.71 -98.99
769 San Angelo, TX 31.46 -100.44
770-772 Houston, TX 29.76 -95.37 8
773 Conroe, TX 30.31 -95.46
774 Katy, TX 29.79 -95.82
775 Galveston, TX 29.30 -94.80
776-777 Beaumont, TX 30.08 -94.13
778 Bryan, TX 30.67 -96.37
779 Victoria, TX 28.81 -97.00
780-782 San Antonio, TX 29.42 -98.49 7
783-784 Corpus Christi, TX 27.80 -97.40 1
785 McAllen, TX 26.20 -98.23
786-787 Austin, TX 30.27 -97.74 7
788 Uvalde, TX 29.21 -99.79
789 Giddings, TX 30.18 -96.94
790-791 Amarillo, TX 35.22 -101.83
792 Childress, TX 34.43 -100.20
793-794 Lubbock, TX 33.58 -101.86
795-796 Abilene, TX 32.45 -99.73
797 Midland, TX 32.00 -102.08
798-799,885 El Paso, TX 31.76 -106.49 3
800-802 Denver, CO 39.74 -104.99 7
803 Boulder, CO 40.01 -105.27 1
804 Golden, CO 39.76 -105.22
805 Fort Collins, CO 40.59 -105.08
806 Greeley, CO 40.42 -104.71
807 Fort Morgan, CO 40.25 -103.80
808-809 Colorado Springs, CO 38.83 -104.82 2
810 Pueblo, CO 38.25 -104.61
811 Alamosa, CO 37.47 -105.87
812 Salida, CO 38.53 -106.00
813 Durango, CO 37.28 -107.88
814 Montrose, CO 38.48 -107.88
815 Grand Junction, CO 39.06 -108.55
816 Glenwood Springs, CO 39.55 -107.32
820 Cheyenne, WY 41.14 -104.82
821 Yellowstone, WY 44.96 -110.70
822 Wheatland, WY 42.05 -104.95
823 Rawlins, WY 41.79 -107.24
824 Worland, WY 44.02 -107.96
825 Riverton, WY 43.02 -108.38
826 Casper, WY 42.85 -106.31
827 Gillette, WY 44.29 -105.50
828 Sheridan, WY 44.80 -106.96
829 Rock Springs, WY 41.59 -109.20
830-831 Jackson, WY 43.48 -110.76
832 Pocatello, ID 42.87 -112.45
833 Twin Falls, ID 42.56 -114.46
834 Idaho Falls, ID 43.49 -112.03
835 Lewiston, ID 46.42 -117.02
836-837 Boise, ID 43.62 -116.20 2
838 Coeur d’Alene, ID 47.68 -116.78
840-841 Salt Lake City, UT 40.76 -111.89 5
842,844 Ogden, UT 41.22 -111.97
843 Logan, UT 41.74 -111.83
845 Price, UT 39.60 -110.81
846 Provo, UT 40.23 -111.66 1
847 St. George, UT 37.10 -113.58
850-851 Phoenix, AZ 33.45 -112.07 7
852 Mesa, AZ 33.42 -111.83 1
853 Glendale, AZ 33.54 -112.19
855 Globe, AZ 33.39 -110.79
856-857 Tucson, AZ 32.22 -110.97 3
859 Show Low, AZ 34.25 -110.03
860 Flagstaff, AZ 35.20 -111.65
863 Prescott, AZ 34.54 -112.47
864 Kingman, AZ 35.19 -114.05
865 Chambers, AZ 35.19 -109.43
870-871 Albuquerque, NM 35.08 -106.65 3
873 Gallup, NM 35.53 -108.74
874 Farmington, NM 36.73 -108.22
875 Santa Fe, NM 35.69 -105.94 1
877 Las Vegas, NM 35.59 -105.22
878 Socorro, NM 34.06 -106.89
879 Truth or Consequences, NM 33.13 -107.25
880 Las Cruces, NM 32.31 -106.78
881 Clovis, NM 34.40 -103.21
882 Roswell, NM 33.39 -104.52
883 Carrizozo, NM 33.64 -105.88
884 Tucumcari, NM 35.17 -103.72
889-891 Las Vegas, NV 36.17 -115.14 6
893 Ely, NV 39.25 -114.89
894-895 Reno, NV 39.53 -119.81 1
897 Carson City, NV 39.16 -119.77
898 Elko, NV 40.83 -115.76
900-901 Los Angeles, CA 34.05 -118.24 9
902 Inglewood, CA 33.96 -118.35
904 Santa Monica, CA 34.02 -118.49 1
905 Torrance, CA 33.84 -118.34
906 Whittier, CA 33.98 -118.03
907-908 Long Beach, CA 33.77 -118.19 2
910-911 Pasadena, CA 34.15 -118.14 1
912 Glendale, CA 34.14 -118.26 1
913-914 Van Nuys, CA 34.19 -118.45
915 Burbank, CA 34.18 -118.31
916 North Hollywood, CA 34.17 -118.38
917-918 Pomona, CA 34.06 -117.75
919-921 San Diego, CA 32.72 -117.16 7
922 Palm Springs, CA 33.83 -116.55
923-924 San Bernardino, CA 34.11 -117.29 1
925 Riverside, CA 33.95 -117.40 1
926-927 Santa Ana, CA 33.75 -117.87
928 Anaheim, CA 33.84 -117.91 1
930 Oxnard, CA 34.20 -119.18
931 Santa Barbara, CA 34.42 -119.70
932-933 Bakersfield, CA 35.37 -119.02 1
934 San Luis Obispo, CA 35.28 -120.66
935 Lancaster, CA 34.70 -118.14
936-938 Fresno, CA 36.74 -119.79 2
939 Salinas, CA 36.68 -121.66
940,944 San Mateo, CA 37.56 -122.32
941 San Francisco, CA 37.77 -122.42 8
943 Palo Alto, CA 37.44 -122.14
945 Concord, CA 37.98 -122.03
946 Oakland, CA 37.80 -122.27 3
947 Berkeley, CA 37.87 -122.27 1
948 Richmond, CA 37.94 -122.35
949 San Rafael, CA 37.97 -122.53
950-951 San Jose, CA 37.34 -121.89 5
952 Stockton, CA 37.96 -121.29
953 Modesto, CA 37.64 -120.99
954 Santa Rosa, CA 38.44 -122.71
955 Eureka, CA 40.80 -124.16
956-958 Sacramento, CA 38.58 -121.49 4
959 Chico, CA 39.73 -121.84
960 Redding, CA 40.59 -122.39
961 Truckee, CA 39.33 -120.18
967-968 Honolulu, HI 21.31 -157.86 3
969 Hagåtña, GU 13.48 144.75
970-972 Portland, OR 45.52 -122.68 6
973 Salem, OR 44.94 -123.04 1
974 Eugene, OR 44.05 -123.09 1
975 Medford, OR 42.33 -122.88
976 Klamath Falls, OR 42.22 -121.78
977 Bend, OR 44.06 -121.32
978 Pendleton, OR 45.67 -118.79
979 Ontario, OR 44.03 -116.96
980-981 Seattle, WA 47.61 -122.33 7
982 Everett, WA 47.98 -122.20
983-984 Tacoma, WA 47.25 -122.44 2
985 Olympia, WA 47.04 -122.90
986 Vancouver, WA 45.64 -122.66 1
988 Wenatchee, WA 47.42 -120.31
989 Yakima, WA 46.60 -120.51
990-992 Spokane, WA 47.66 -117.43 2
993 Richland, WA 46.28 -119.28
994 Clarkston, WA 46.42 -117.05
995-996 Anchorage, AK 61.22 -149.90 2
997 Fairbanks, AK 64.84 -147.72
998 Juneau, AK 58.30 -134.42
999 Ketchikan, AK 55.34 -131.65
- Salem, MA 42.52 -70.90
- Cambridge, MA 42.37 -71.11 1
- Gloucester, MA 42.62 -70.66
- Plymouth, MA 41.96 -70.67
- Newport, RI 41.49 -71.31 1
- Bellingham, WA 48.75 -122.48
- Bellevue, WA 47.61 -122.20
- Arlington, TX 32.74 -97.11
- Scottsdale, AZ 33.49 -111.93
- Irvine, CA 33.68 -117.83
- Fremont, CA 37.55 -121.99
- Key West, FL 24.56 -81.78
`;
