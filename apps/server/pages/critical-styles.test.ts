import { expect, test } from 'vitest';
import { createCriticalStyles } from './critical-styles.ts';

const page = (...classes: string[]) => `<p class="${classes.join(' ')}"></p>`;

test.each<[string, string, string, string]>([
  ['a rule whose class is there', '.a{top:0}.b{top:1px}', page('b'), '.b{top:1px}'],
  ['a rule without classes', 'p{margin:0}.a{top:0}', page('b'), 'p{margin:0}'],
  ['no rule of an element that is not there', 'table td{top:0}p+p{top:1px}', page('b'), 'p+p{top:1px}'],
  ['a rule with one element that is there', 'p,table{top:0}', page('b'), 'p,table{top:0}'],
  [
    'a rule of states and attributes',
    'p[lang=de]:nth-child(odd):before{top:0}',
    page('b'),
    'p[lang=de]:nth-child(odd):before{top:0}',
  ],
  ['an element within another class', 'p:where(.b){top:0}td:where(.b){top:1px}', page('b'), 'p:where(.b){top:0}'],
  ['one of several selectors', '.a,.b{top:0}', page('b'), '.a,.b{top:0}'],
  ['no rule that wants one more class', '.a .b{top:0}', page('b'), ''],
  ['a class written with escapes', String.raw`.lg\:w-1\/2{top:0}`, page('lg:w-1/2'), String.raw`.lg\:w-1\/2{top:0}`],
  [
    'a class that HTML escapes',
    String.raw`.\[\&\>p\]\:x>p{top:0}`,
    page('[&amp;&gt;p]:x'),
    String.raw`.\[\&\>p\]\:x>p{top:0}`,
  ],
  ['what another class excludes', '.a:not(.b){top:0}', page('a'), '.a:not(.b){top:0}'],
  ['what has another within', '.a:has(.b){top:0}', page('a', 'b'), '.a:has(.b){top:0}'],
  ['nothing that wants another within', '.a:has(.b){top:0}', page('a'), ''],
  ['what has none within', '.a:not(:has(.b)){top:0}', page('a'), '.a:not(:has(.b)){top:0}'],
  ['nothing that wants the focus within', '.a:has(:focus-visible){top:0}', page('a'), ''],
  ['either of two', '.a:is(.b,.c){top:0}', page('a', 'c'), '.a:is(.b,.c){top:0}'],
  ['none of neither', '.a :is(h2,.c){top:0}', page('a'), ''],
  [
    'one of the alternatives of each of two',
    ':is(.a,.x):where(p,h2){top:0}',
    page('a'),
    ':is(.a,.x):where(p,h2){top:0}',
  ],
  ['both of two within each other', '.a:is(:where(.b) *){top:0}', page('a'), ''],
  ['nothing of the pointer and the focus', '.a:hover{top:0}.a:focus-visible{top:1px}', page('a'), ''],
  ['nothing of how things move', '.a{cursor:pointer}.b{transition:all .1s}', page('a', 'b'), ''],
  [
    'a rule without its motion',
    '.a{top:0;transition:top .1s;-webkit-user-select:none;left:0}',
    page('a'),
    '.a{top:0;left:0}',
  ],
  ['a declaration that is repeated at once', '.a{top:0;top:0;left:0;top:0}', page('a'), '.a{top:0;left:0;top:0}'],
  [
    'no state that nothing has',
    'b{top:0}.a:disabled{top:1px}.a[aria-current=true]{top:2px}.a[aria-pressed]{top:3px}',
    '<p class="a" aria-current="page" disabledx="">',
    '',
  ],
  [
    'states that something has',
    '.a:disabled{top:1px}.a[aria-current=true]{top:2px}.a[aria-pressed]{top:3px}',
    '<p class="a"/><p aria-current="true" disabled="" aria-pressed="mixed">',
    '.a:disabled{top:1px}.a[aria-current=true]{top:2px}.a[aria-pressed]{top:3px}',
  ],
  ['a state that another element must not have', '.a:not(:disabled){top:0}', page('a'), '.a:not(:disabled){top:0}'],
  [
    'nothing that mixes a colour that is stated before',
    '.a{color:#fff6}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, #fff 40%, transparent)}}',
    page('a'),
    '.a{color:#fff6}',
  ],
  [
    'what mixes the current colour',
    '@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, currentcolor 50%, transparent)}}',
    page('a'),
    '@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, currentcolor 50%, transparent)}}',
  ],
  ['nothing for colours that a system forces', '@media (forced-colors:active){.a{top:0}}', page('a'), ''],
  ['nothing for paper', '@media print{@page{margin:0}.a{top:0}}', page('a'), ''],
  [
    'nothing of closed panels',
    '.mega a,.mega-all{top:0}.mega-bar{top:1px}',
    page('mega', 'mega-all', 'mega-bar'),
    '.mega-bar{top:1px}',
  ],
  ['no fields that are not there', '::file-selector-button{top:0}', page('a'), ''],
])('%s is picked', (_, sheet, html, expected) => {
  expect(createCriticalStyles(sheet)([html]).text).toBe(expected);
});

test('of more alternatives than a selector reasonably has, none is wanted', () => {
  const many = `:is(${Array.from({ length: 70 }, (_, at) => `.x${at}`).join(',')})`;
  const sheet = `.a${many}{top:0}.b${many}{top:0}`;
  expect(createCriticalStyles(sheet)([page('a')]).text).toBe(`.a${many}{top:0}`);
});

test('rules keep their order and the blocks they stand in', () => {
  const sheet =
    '@layer base{p{margin:0}}@layer utilities{.a{top:0}@media (width>=40rem){.b{top:1px}.c{top:2px}}.d{top:3px}}';
  expect(createCriticalStyles(sheet)([page('a', 'c'), page('d')]).text).toBe(
    '@layer base,utilities;@layer base{p{margin:0}}@layer utilities{.a{top:0}@media (width>=40rem){.c{top:2px}}.d{top:3px}}',
  );
});

test('layers are ranked as in the whole sheet, also where nothing of one is picked', () => {
  expect(createCriticalStyles('@layer components{.a{top:0}}@layer utilities{.b{top:0}}')([page('b')]).text).toBe(
    '@layer components,utilities;@layer utilities{.b{top:0}}',
  );
});

test('a property and keyframes come with the rules that use them', () => {
  const sheet =
    '.a{animation:pulse 1s}.b{border-style:var(--line)}@property --line{syntax:"*";inherits:false}@keyframes pulse{50%{opacity:.5}}';
  const pick = createCriticalStyles(sheet);
  expect(pick([page('a')]).text).toBe('.a{animation:pulse 1s}@keyframes pulse{50%{opacity:.5}}');
  expect(pick([page('b')]).text).toBe('.b{border-style:var(--line)}@property --line{syntax:"*";inherits:false}');
});

test('variables of the theme come with the rules and the attributes that use them', () => {
  const pick = createCriticalStyles(':root,:host{--a:1px;--b:2px;--c:url(;)}.x{top:var(--a)}');
  expect(pick([page('x')]).text).toBe(':root,:host{--a:1px;}.x{top:var(--a)}');
  expect(pick(['<p style="top:var(--c,0)">']).text).toBe(':root,:host{--c:url(;);}');
});

test('a variable brings what it uses itself', () => {
  const sheet = ':root,:host{--move:pulse 1s}.x{animation:var(--move)}@keyframes pulse{50%{opacity:.5}}';
  expect(createCriticalStyles(sheet)([page('x')]).text).toBe(
    ':root,:host{--move:pulse 1s;}.x{animation:var(--move)}@keyframes pulse{50%{opacity:.5}}',
  );
});

test('pages that differ in nothing that the sheet asks for have the same styles, whatever is written first', () => {
  const pick = createCriticalStyles('.a{top:0}p{margin:0}', '@font-face{}');
  const shared = { text: page('a') };
  const styles = pick(['<h1>', shared, '<p>']);
  expect(styles.text).toBe('@font-face{}.a{top:0}p{margin:0}');
  expect(pick([page('other', 'a'), '<p>'])).toBe(styles);
  expect(pick([shared])).toBe(styles);
  expect(pick(['<p>']).text).toBe('@font-face{}p{margin:0}');
});
