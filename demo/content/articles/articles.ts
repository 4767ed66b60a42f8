import { type Article, itemOfArticle } from './article.ts';
import { layers } from './layers.ts';
import { resole } from './resole.ts';
import { salt } from './salt.ts';
import { shortArticles } from './short.ts';
import { tide } from './tide.ts';
import { tread } from './tread.ts';
import { wool } from './wool.ts';

const all: readonly Article[] = [salt, tread, layers, resole, tide, wool, ...shortArticles];

/** The journal of the demo brand. */
export const articles = all.map(itemOfArticle);
