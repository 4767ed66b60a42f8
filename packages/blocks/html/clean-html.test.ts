import { htmlVectors } from '@eyelet/testing/html-vectors.ts';
import { assert, constantFrom, array as listOf, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { linkPattern } from '../link-shape.ts';
import { allowLists, type HtmlKind } from './allow-list.ts';
import { cleanHtml } from './clean-html.ts';

const tag = /<\/?([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g;

/** What is not on the allow-list, by a reading of its own: any bracket outside of a tag, any other element or attribute. */
function strangersIn(html: string, kind: HtmlKind): readonly string[] {
  const { allowedTags, allowedAttributes } = allowLists[kind];
  const strangers = [...html.replace(tag, '').matchAll(/[<>]/g)].map(([bracket]) => bracket);
  for (const [whole, name = '', attributes = ''] of html.matchAll(tag)) {
    if (!allowedTags.includes(name)) strangers.push(whole);
    for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (![...(allowedAttributes['*'] ?? []), ...(allowedAttributes[name] ?? [])].includes(attribute)) {
        strangers.push(whole);
      }
      if (attribute === 'href' && !new RegExp(linkPattern).test(value)) strangers.push(whole);
    }
  }
  return strangers;
}

const kinds = ['inline', 'rich'] as const;

test.each(kinds)('nothing of the known attacks stays in %s HTML, however they are joined [B2.2.27]', (kind) => {
  for (const vector of htmlVectors) expect(strangersIn(cleanHtml(vector, kind), kind), vector).toEqual([]);
  const unit = oneof(constantFrom(...htmlVectors, '&#1', '<', '>', '"', '</p>', '<a href="'), string());
  assert(
    property(listOf(unit, { maxLength: 6 }), (units) => {
      const once = cleanHtml(units.join(''), kind);
      expect(strangersIn(once, kind)).toEqual([]);
      expect(cleanHtml(once, kind)).toBe(once);
    }),
    { numRuns: 300 },
  );
});

test('what an author writes stays: headings, lists, tables, links, and words in other languages [B2.2.27]', () => {
  for (const html of [
    '<h2>Care</h2><p>Salt is <strong>not</strong> dirt.<br />Brush <em>it</em> off.</p>',
    '<ol start="3" reversed="reversed"><li>One</li><li>Two<ul><li>More</li></ul></li></ol>',
    '<table><caption>Sizes</caption><thead><tr><th scope="col" colspan="2">EU</th></tr></thead></table>',
    '<p>As they say: <span lang="de">Es gibt kein schlechtes Wetter.</span></p>',
    '<p><a href="/help-delivery">Delivery</a>, <a href="#sizes">sizes</a>, <a href="mailto:hello@skerry.example">mail</a></p>',
    '<p>Tests &amp; tricks: 2 &lt; 3</p>',
  ]) {
    expect(cleanHtml(html, 'rich')).toBe(html);
  }
});

test('a title keeps its emphasis and loses what would break the heading or link that it stands in', () => {
  expect(cleanHtml('<p>Made <em>for</em> the <a href="/c/new-1000">edge</a></p>', 'inline')).toBe(
    'Made <em>for</em> the edge',
  );
});

test('headings of a text stay below the title of its block', () => {
  expect(cleanHtml('<h1>One</h1><h5>Two</h5>', 'rich')).toBe('<h2>One</h2><h4>Two</h4>');
});

test('a link leads under the market, a new window has no hold on the page, and an odd address leaves the words', () => {
  expect(cleanHtml('<a href="/c/new-1000">New</a>', 'rich', '/de-de')).toBe('<a href="/de-de/c/new-1000">New</a>');
  expect(cleanHtml('<a href="https://shop.example" target="_blank" rel="opener">Out</a>', 'rich', '/de-de')).toBe(
    '<a href="https://shop.example" target="_blank" rel="noopener">Out</a>',
  );
  for (const href of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://x.example',
  ]) {
    expect(cleanHtml(`<a href="${href}">Out</a>`, 'rich')).toBe('<span>Out</span>');
  }
});
