import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markedText, unmarkedText } from './marked-text.ts';

describe('a text on its way to a translation service', () => {
  test.each([
    ['Hello', false, 'Hello'],
    ['Salt & wool < 5 > 3', false, 'Salt &amp; wool &lt; 5 &gt; 3'],
    ['Hi {name},\nwelcome', false, 'Hi <span translate="no">{name}</span>,<br>welcome'],
    [
      '<p>Hi {name}, <a href="/x{y}">go</a></p>',
      true,
      '<p>Hi <span translate="no">{name}</span>, <a href="/x{y}">go</a></p>',
    ],
  ])('%j becomes HTML with its placeholders marked', (text, isHtml, sent) => {
    expect(markedText(text, isHtml)).toBe(sent);
  });

  test('comes back as it was, if nothing was translated', () => {
    const plain = fc.string().filter((text) => text.trim() !== '' && text.trim() === text);
    fc.assert(
      fc.property(plain, (text) => {
        expect(unmarkedText(markedText(text, false), text, false)).toBe(text);
      }),
    );
  });
});

describe('a translation', () => {
  test.each([
    ['Hi {name}', 'Hallo <span translate="no">{name}</span>', false, 'Hallo {name}'],
    ['It’s dry', 'C&#39;est sec &amp; chaud', false, "C'est sec & chaud"],
    ['One\ntwo', 'Eins<br/>zwei', false, 'Eins\nzwei'],
    ['<p>Wash <em>cold</em></p>', '<p><em>Kalt</em> waschen</p>', true, '<p><em>Kalt</em> waschen</p>'],
    ['<p>a<br>b</p>', '<p>c<br />d</p>', true, '<p>c<br />d</p>'],
  ])('of %j is taken', (source, translated, isHtml, text) => {
    expect(unmarkedText(translated, source, isHtml)).toBe(text);
  });

  test.each([
    ['empty', 'Hello', '  ', false],
    ['nothing but elements', '<p>Hello</p>', '<p> </p>', true],
    ['without a placeholder', 'Hi {name}', 'Hallo', false],
    ['with a translated placeholder', 'Hi {name}', 'Hallo {Name}', false],
    ['with a placeholder twice', 'Hi {name}', '{name} {name}', false],
    ['with an element more', '<p>a</p>', '<p>b</p><script>x()</script>', true],
    ['with an element in a plain text', 'a', '<b>b</b>', false],
    ['without an element', '<p>a <em>b</em></p>', '<p>a b</p>', true],
    ['with another address', '<a href="/x">a</a>', '<a href="/y">b</a>', true],
    ['with crossing elements', '<p><em>a</em> <strong>b</strong></p>', '<p><em>a <strong>b</em></strong></p>', true],
  ])('%s is of no use', (_, source, translated, isHtml) => {
    expect(unmarkedText(translated, source, isHtml)).toBeUndefined();
  });
});
