import { metadataFaults } from './metadata-faults.ts';
import { isDictionary, type PdfDictionary, type PdfObjects, PdfRef, readObjects } from './read-objects.ts';

/** What PDF/A-3b forbids wherever it is: programs, what opens or plays other things, and what is seen through. */
const forbiddenKeys = [
  ...['/JavaScript', '/JS', '/OpenAction', '/AA', '/XFA', '/NeedAppearances', '/SMask', '/Alternates', '/OPI'],
  ...['/TR', '/HTP'],
];
const forbiddenValues = ['/JavaScript', '/Launch', '/Movie', '/Sound', '/LZWDecode', '/Crypt', '/PS'];

type Rule = readonly [what: string, holds: (pdf: Pdf) => boolean];

type Pdf = PdfObjects & Readonly<{ bytes: Uint8Array; catalog: PdfDictionary; dictionaries: readonly PdfDictionary[] }>;

const ofType = ({ dictionaries }: Pdf, type: string) => dictionaries.filter((one) => one['/Type'] === type);

/** The bytes of the stream that a member of a dictionary refers to. */
function streamOf({ objects }: Pick<Pdf, 'objects'>, dictionary: PdfDictionary, key: `/${string}`): Buffer | undefined {
  const value = dictionary[key];
  return value instanceof PdfRef ? objects.get(value.ref)?.stream : undefined;
}

/** The tree of names in which files are. */
function listedFiles({ catalog, follow }: Pdf) {
  const names = follow(catalog['/Names']);
  return isDictionary(names) ? follow(names['/EmbeddedFiles']) : undefined;
}

/** ISO 19005-3, level B, as far as papers of a shop can break it, and what hybrid invoices ask beside. */
const rules: readonly Rule[] = [
  [
    'the file begins with its version and with bytes that are no text',
    ({ bytes }) => {
      const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
      return /^%PDF-1\.[0-7]\r?\n%[\u0080-\u00ff]{4}/.test(head);
    },
  ],
  [
    'the table says where each object is',
    ({ objects, places }) =>
      objects.size === places.size && [...objects].every(([no, { at }]) => places.get(no) === at),
  ],
  ['the file has an id', ({ trailer }) => Array.isArray(trailer['/ID']) && trailer['/ID'].length === 2],
  ['the file is not encrypted', ({ trailer }) => trailer['/Encrypt'] === undefined],
  [
    'nothing runs, opens or shines through',
    ({ dictionaries }) =>
      dictionaries
        .flatMap((one) => Object.entries(one))
        .every(([key, value]) => !forbiddenKeys.includes(key) && !forbiddenValues.includes(String(value))),
  ],
  [
    'everything is opaque',
    ({ dictionaries }) =>
      dictionaries.every((one) => ['/CA', '/ca'].every((key) => [undefined, 1].includes(one[key as '/CA'] as 1))),
  ],
  [
    'colours are those of an embedded profile',
    (pdf) => {
      const [intent, ...more] = ofType(pdf, '/OutputIntent');
      const profile = intent && streamOf(pdf, intent, '/DestOutputProfile');
      const isRgb = profile?.toString('latin1', 16, 20) === 'RGB ' && profile.toString('latin1', 36, 40) === 'acsp';
      return more.length === 0 && intent?.['/S'] === '/GTS_PDFA1' && isRgb;
    },
  ],
  [
    'it is tagged, and its language is told',
    ({ catalog, follow }) => {
      const marks = follow(catalog['/MarkInfo']);
      return isDictionary(marks) && marks['/Marked'] === true && !!catalog['/StructTreeRoot'] && !!catalog['/Lang'];
    },
  ],
  [
    'each font is embedded',
    (pdf) => {
      const fonts = ofType(pdf, '/FontDescriptor');
      return fonts.length > 0 && fonts.every((font) => (streamOf(pdf, font, '/FontFile2')?.length ?? 0) > 0);
    },
  ],
  [
    'each font says which letters its glyphs are',
    (pdf) =>
      ofType(pdf, '/Font').every((font) =>
        font['/Subtype'] === '/Type0'
          ? (streamOf(pdf, font, '/ToUnicode')?.includes('beginbf') ?? false)
          : font['/Subtype'] === '/CIDFontType2' && font['/CIDToGIDMap'] === '/Identity',
      ),
  ],
  [
    'each attached file has a name, a kind and a date, and says how it is related',
    (pdf) =>
      ofType(pdf, '/Filespec').every((file) => {
        const held = pdf.follow(file['/EF']);
        const embedded = isDictionary(held) ? pdf.follow(held['/F']) : undefined;
        const isNamed = ['/F', '/UF', '/AFRelationship'].every((key) => file[key as '/F'] !== undefined);
        if (!isDictionary(embedded) || !isNamed) return false;
        const said = pdf.follow(embedded['/Params']);
        return embedded['/Subtype'] !== undefined && isDictionary(said) && said['/ModDate'] !== undefined;
      }),
  ],
  [
    'each attached file is associated with the document, and listed',
    (pdf) => {
      const files = [...pdf.objects].filter(([, { value }]) => isDictionary(value) && value['/Type'] === '/Filespec');
      const refs = (value: unknown) => JSON.stringify(value ?? []);
      const associated = refs(pdf.follow(pdf.catalog['/AF']));
      const listed = refs(listedFiles(pdf));
      return files.every(([no]) => [associated, listed].every((all) => all.includes(`{"ref":${no}}`)));
    },
  ],
];

/**
 * What keeps a PDF from being PDF/A-3b, in words: each is a promise that it breaks. Empty for one that keeps all. It knows how papers of a shop
 * are written, and is no validator of any file.
 */
export function pdfFaults(bytes: Uint8Array): string[] {
  const read = readObjects(bytes);
  const dictionaries = [...read.objects.values()].flatMap(({ value }) => dictionariesIn(value));
  const catalog = read.follow(read.trailer['/Root']);
  if (!isDictionary(catalog)) return ['it has a catalogue'];
  const pdf = { ...read, bytes, catalog, dictionaries };
  const broken = rules.flatMap(([what, holds]) => (holds(pdf) ? [] : [what]));
  const metadata = streamOf(pdf, catalog, '/Metadata');
  return [...broken, ...metadataFaults(read, metadata?.toString() ?? '')];
}

function dictionariesIn(value: unknown): PdfDictionary[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(dictionariesIn);
  return Array.isArray(value) || value instanceof PdfRef ? below : [value as PdfDictionary, ...below];
}
