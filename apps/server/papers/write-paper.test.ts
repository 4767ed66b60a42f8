import { readPdf } from '@eyelet/testing/pdf.ts';
import { pdfFaults } from '@eyelet/testing/pdf-a/faults.ts';
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

const eInvoice = '<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice/>';

test.each<[string, Partial<Paper>]>([
  ['with a table and a code', {}],
  ['with its contents attached as XML', { eInvoice }],
  ['with texts of any kind', { title: 'Größe 42½ (Łódź) \\', parts: [{ kind: 'text', text: '靴 Wander\u00adschuh' }] }],
])('a paper %s can be kept after PDF/A-3b, and is always the same', async (_, more) => {
  const bytes = await writePaper({ ...paper, ...more });
  expect(pdfFaults(bytes)).toEqual([]);
  expect(await readPdf(bytes)).toMatchObject({ embedded: true, language: 'de-DE' });
  expect((await writePaper({ ...paper, ...more })).equals(bytes)).toBe(true);
});

const hybrid = writePaper({ ...paper, eInvoice });

/** For each promise of PDF/A-3b a change of the file that breaks it; one before the table of references keeps the length. */
const broken: readonly (readonly [what: string, from: RegExp, to: string])[] = [
  ['the file begins with its version', /%PDF-1.7/, '%PDF-2.0'],
  ['the table says where each object is', /\n\d{9}(\d) 00000 n/, '\n999999999$1 00000 n'],
  ['the file has an id', /\/ID \[/, '/IX ['],
  ['the file is not encrypted', /trailer\n<</, '$& /Encrypt 1 0 R'],
  ['nothing runs, opens or shines through', /\/AF \[/, '/AA ['],
  ['everything is opaque', /\/StemV 0/, '/ca 0.50'],
  ['colours are those of an embedded profile', /\/GTS_PDFA1/, '/GTS_PDFX_'],
  ['colours are those of an embedded profile', /\/DestOutputProfile/, '/DestOutputProfilX'],
  ['it is tagged, and its language is told', /\/Marked true/, '/Marked null'],
  ['it is tagged, and its language is told', /\/Lang/, '/Land'],
  ['each font is embedded', /\/FontFile2/, '/FontFile9'],
  ['each font says which letters its glyphs are', /\/ToUnicode/, '/ToUnicorn'],
  ['each attached file has a name', /\/AFRelationship/, '/AFRelationsXXX'],
  ['each attached file has a name', /\/Subtype \/text/, '/Subtyqe /text'],
  ['each attached file is associated', /\/AF \[/, '/AG ['],
  ['each attached file is associated', /\/EmbeddedFiles/, '/EmbeddedXXXXX'],
  ['it says that it is PDF/A-3b', /<pdfaid:part>3/, '<pdfaid:part>2'],
  ['it says that it is PDF/UA-1', /<pdfuaid:part>1/, '<pdfuaid:part>2'],
  ['one title', /(rdf:li xml:lang="x-default">)Re/, '$1re'],
  ['one author', /(<dc:creator><rdf:Seq><rdf:li>).../, '$1xyz'],
  ['one creator', /(<xmp:CreatorTool>).../, '$1xyz'],
  ['one producer', /(<pdf:Producer>)PDFKit/, '$1PDFkit'],
  ['one date', /(<xmp:CreateDate>)2026/, '$12025'],
  ['what is said in schemas of others', /(<pdfaProperty:name>)Version/, '$1version'],
  ['a hybrid invoice says so', /EN 16931<\/fx/, 'MINIMUM </fx'],
];

test.each(broken)('of a file that breaks it, it is said: %s (%o)', async (what, from, to) => {
  const raw = (await hybrid).toString('latin1');
  const changed = raw.replace(from, to);
  expect(changed).not.toBe(raw);
  expect(pdfFaults(Buffer.from(changed, 'latin1')).join('; ')).toContain(what);
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
