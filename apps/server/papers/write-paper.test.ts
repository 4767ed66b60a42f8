import { readPdf } from '@eyelet/testing/pdf.ts';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import { writePaper } from './write-paper.ts';

const rows = Array.from({ length: 60 }, (_, index) => [`Schuh ${index}, Größe 42`, '1', '19 %', '10,00 €']);

const paper: Paper = {
  title: 'Rechnung <1> & Łódź',
  language: 'de-DE',
  shopName: 'Ösen & Söhne',
  issuedAt: new Date('2026-11-22T00:00:00Z'),
  parts: [
    { kind: 'heading', text: 'Posten' },
    { kind: 'blocks', blocks: [{ title: 'Rechnung an', lines: ['Ada Mársh', 'Hafenstraße 1'] }] },
    {
      kind: 'table',
      columns: [
        { title: 'Artikel', share: 6 },
        { title: 'Menge', share: 2, end: true },
        { title: 'Satz', share: 2, end: true },
        { title: 'Betrag', share: 3, end: true },
      ],
      rows,
    },
    { kind: 'sums', rows: [{ label: 'Summe', value: '600,00 €', strong: true }] },
    { kind: 'line' },
    { kind: 'code', content: 'R1/100', label: 'Retoure R1' },
  ],
  foot: ['Ösen & Söhne · Hafen 1'],
};

const open = (bytes: Uint8Array) => getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });

test('a paper says that it is made after PDF/A-3b and PDF/UA-1, by what and when, whatever its texts are', async () => {
  const task = open(await writePaper(paper));
  const pdf = await task.promise;
  const { metadata } = await pdf.getMetadata();
  const said = String((metadata as { getRaw: () => string } | null)?.getRaw());
  const part = (name: string) => new RegExp(`<${name}>([^<]*)<`).exec(said)?.[1];
  expect([part('pdfaid:part'), part('pdfaid:conformance'), part('pdfuaid:part')]).toEqual(['3', 'B', '1']);
  expect(part('pdfaSchema:prefix')).toBe('pdfuaid');
  expect(part('xmp:CreateDate')).toBe('2026-11-22T00:00:00Z');
  expect(part('xmp:CreatorTool')).toBe('Ösen &amp; Söhne');
  expect(said).toContain('Rechnung &lt;1&gt; &amp; Łódź</rdf:li>');
  await task.destroy();
});

test('its fonts are embedded, its colours are those of sRGB, and it can be kept: no encryption, an id, nothing see-through', async () => {
  const bytes = await writePaper(paper);
  const raw = bytes.toString('latin1');
  expect(await readPdf(bytes)).toMatchObject({ embedded: true, language: 'de-DE', title: paper.title });
  expect(raw.match(/\/ToUnicode/g)?.length).toBe(raw.match(/\/Subtype \/Type0/g)?.length);
  expect(raw).toMatch(/\/Marked true/);
  expect(raw).toMatch(/\/S \/GTS_PDFA1/);
  expect(raw).toMatch(/\/DestOutputProfile \d+ 0 R/);
  expect(raw).toMatch(/\/ID \[<[0-9a-f]+> <[0-9a-f]+>\]/);
  expect(raw).not.toMatch(/\/Encrypt|\/SMask|\/ca |\/CA |\/JavaScript/);
  expect((await writePaper(paper)).equals(bytes)).toBe(true);
});

test('a page that is given away alone begins as the first one does', async () => {
  const parts = ['Ida', 'Bo'].flatMap((text, index): Paper['parts'] => [
    ...(index === 0 ? [] : [{ kind: 'page', isOwn: true } as const]),
    { kind: 'text', text },
  ]);
  const { text, roles } = await readPdf(await writePaper({ ...paper, parts, foot: [] }));
  expect(text.split(paper.shopName)).toHaveLength(3);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(2);
});

test('all that it shows is content of its structure, or marked as none of it', async () => {
  const task = open(await writePaper(paper));
  const pdf = await task.promise;
  expect(pdf.numPages).toBeGreaterThan(1);
  const painting = new Set([OPS.showText, OPS.constructPath, OPS.stroke, OPS.fill, OPS.paintImageXObject]);
  for (let number = 1; number <= pdf.numPages; number++) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    let depth = 0;
    let painted = 0;
    for (const operator of fnArray) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth++;
      else if (operator === OPS.endMarkedContent) depth--;
      else if (painting.has(operator)) {
        painted++;
        expect(depth).toBeGreaterThan(0);
      }
    }
    expect([painted > 0, depth]).toEqual([true, 0]);
  }
  await task.destroy();
});
