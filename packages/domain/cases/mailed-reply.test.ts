import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailedReply } from './mailed-reply.ts';

const marker = 'Please write above this line';

test.each<readonly [string, string]>([
  ['nothing that is repeated', 'Thank you.\n\nThe sole holds.'],
  [
    'a quotation with its head',
    'Thank you.\n\nThe sole holds.\n\nOn Mon, 3 Nov 2026 at 10:12, Skerry wrote:\n> Dear Ada',
  ],
  [
    'a German head',
    'Thank you.\n\nThe sole holds.\n\nAm 03.11.2026 um 10:12 schrieb Skerry <care@skerry.example>:\n\n> Liebe Ada',
  ],
  ['a French head', 'Thank you.\n\nThe sole holds.\n\nLe 3 nov. 2026 à 10:12, Skerry a écrit :\n\n> Chère Ada'],
  [
    'a head with space around it, and nothing below',
    'Thank you.\n\nThe sole holds.\n\n On Mon, 3 Nov 2026 at 10:12, Skerry wrote: \n \n',
  ],
  [
    'a head that is a line of space away from what it introduces',
    'Thank you.\n\nThe sole holds.\n\nAm 3. November schrieb Skerry <care@skerry.example>:\n \n> Liebe Ada',
  ],
  ['an Italian head', 'Thank you.\n\nThe sole holds.\n\nIl giorno 3 nov 2026 Skerry ha scritto:\n\n> Cara Ada'],
  ['the line of the mail', `Thank you.\n\nThe sole holds.\n${marker}\nDear Ada`],
  ['the line of the mail, with space around it', `Thank you.\n\nThe sole holds.\n  ${marker} \nDear Ada`],
  [
    'a head that is moved in',
    'Thank you.\n\nThe sole holds.\n\n  Von: Skerry\n  Gesendet: Dienstag\n  Betreff: Ihre Nachricht\n\nLiebe Ada',
  ],
  [
    'a rule and a head that is moved in',
    'Thank you.\n\nThe sole holds.\n________\n\n  From: Skerry\n  Subject: Your message\nDear Ada',
  ],
  ['the line within a quotation', `Thank you.\r\n\r\nThe sole holds.\r\n\r\n>> ${marker}\r\n> Dear Ada`],
  [
    'a rule and a head',
    'Thank you.\n\nThe sole holds.\n________________________________\nFrom: Skerry\nSent: Tuesday\nTo: Ada\nSubject: Your message\nDear Ada',
  ],
  [
    'a head without a rule',
    'Thank you.\n\nThe sole holds.\n\nVon: Skerry\nGesendet: Dienstag\nAn: Ada\nBetreff: Ihre Nachricht\n\nLiebe Ada',
  ],
  [
    'a head in two lines',
    'Thank you.\n\nThe sole holds.\n\nOn Tue, 3 Nov 2026 at 10:12 Skerry <care@skerry.example>\nwrote:\n\n> Dear Ada',
  ],
  ['a quotation between', 'Thank you.\n> How is the sole?\n\nThe sole holds.'],
  ['a signature', 'Thank you.\n\nThe sole holds.\n-- \nAda Marsh\n12 Harbor Street'],
  ['an answer below the quotation', '> Dear Ada\n> How is the sole?\n\nThank you.\n\nThe sole holds.\n-- \nAda'],
])('what was written is kept without %s', (_, text) => {
  expect(mailedReply(text, [marker])).toBe('Thank you.\n\nThe sole holds.');
});

test.each([
  'Hello,\nOn Monday your colleague wrote:\nit comes on Tuesday. It did not.',
  'Hello,\n__________\nis the only line on your label.',
  'From: here to there it was wet.\nThe sole holds.',
  'From: here\nto there\nit was wet,\nand then\nit was dry.\nSubject: the sole',
  'Please exchange:\nFrom: size 42\nTo: size 43\n\nThank you, Ada',
])('what only looks like the head of a quotation is kept: %#', (text) => {
  expect(mailedReply(text, [marker])).toBe(text);
});

test('a mail of nothing but a quotation says nothing', () => {
  expect(mailedReply('> Dear Ada\n', [marker])).toBe('');
  expect(mailedReply(`${marker}\n\nDear Ada`, [marker])).toBe('');
});

test('nothing is invented: every line that is kept was in the mail, in its order', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom(marker, '-- ', '> quoted', 'On Monday Skerry wrote:', ''));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n');
      let from = 0;
      for (const kept of mailedReply(text, [marker]).split('\n')) {
        const at = text.indexOf(kept, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + kept.length;
      }
    }),
  );
});

test('every line of plain words is kept, wherever quotations stand', () => {
  const words = fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12}){0,5}$/);
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          words,
          words.map((line) => `> ${line}`),
        ),
      ),
      (lines) => {
        const own = lines.filter((line) => !line.startsWith('>'));
        expect(mailedReply(lines.join('\n'), [marker])).toBe(own.join('\n'));
      },
    ),
  );
});
