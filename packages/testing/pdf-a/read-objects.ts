import { inflateSync } from 'node:zlib';

/** An object of a PDF: names begin with `/`, streams have their dictionary and their bytes. */
export type PdfValue = string | number | boolean | null | PdfRef | PdfDictionary | readonly PdfValue[];
export type PdfDictionary = Readonly<{ [key: `/${string}`]: PdfValue }>;

/** Names another object, by its number. */
export class PdfRef {
  readonly ref: number;

  constructor(ref: number) {
    this.ref = ref;
  }
}

export type PdfObjects = Readonly<{
  trailer: PdfDictionary;
  /** Every object with the place in the file where its number is, and the bytes of its stream, unpacked. */
  objects: ReadonlyMap<number, Readonly<{ value: PdfValue; at: number; stream: Buffer | undefined }>>;
  /** Where the table of references says that objects are. */
  places: ReadonlyMap<number, number>;
  /** A value, or what it refers to. */
  follow: (value: PdfValue | undefined) => PdfValue | undefined;
}>;

const token =
  /\s*(<<|>>|\[|\]|\((?:\\[\s\S]|[^\\()])*\)|<[0-9a-fA-F\s]*>|\/[^\s/<>[\]()]*|-?[\d.]+|true|false|null|R\b)/y;

/** Reads a PDF as one program writes it: each object by itself, with a table of references. Throws on what it does not know. */
export function readObjects(bytes: Uint8Array): PdfObjects {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(?<=\n)(\d+) 0 obj\n/g)].map((match) => {
      const { value, end } = valueAt(text, match.index + match[0].length);
      return [Number(match[1]), { value, at: match.index, stream: streamAt(bytes, text, value, end) }];
    }),
  );
  const table = text.slice(Number(/startxref\s+(\d+)/.exec(text)?.[1]));
  if (!table.startsWith('xref')) throw new Error('the table of references is not where the end of the file says');
  const entries = [...table.matchAll(/(\d{10}) \d{5} ([nf])/g)];
  const places = new Map(entries.flatMap(([, at, kind], no) => (kind === 'n' ? [[no, Number(at)] as const] : [])));
  const { value: trailer } = valueAt(text, text.indexOf('trailer') + 'trailer'.length);
  const follow = (value: PdfValue | undefined) => (value instanceof PdfRef ? objects.get(value.ref)?.value : value);
  return { trailer: trailer as PdfDictionary, objects, places, follow };
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof PdfRef);

function streamAt(bytes: Uint8Array, text: string, value: PdfValue, end: number): Buffer | undefined {
  const begin = /\s*stream\r?\n/y;
  begin.lastIndex = end;
  if (!begin.test(text) || !isDictionary(value)) return undefined;
  const packed = Buffer.from(bytes.subarray(begin.lastIndex, begin.lastIndex + Number(value['/Length'])));
  if (!/^\s*endstream/.test(text.slice(begin.lastIndex + packed.length, begin.lastIndex + packed.length + 12))) {
    throw new Error('a stream is not as long as it says');
  }
  return value['/Filter'] === '/FlateDecode' ? inflateSync(packed) : packed;
}

function valueAt(text: string, from: number): Readonly<{ value: PdfValue; end: number }> {
  const open: PdfValue[][] = [[]];
  const top = () => open.at(-1) ?? [];
  token.lastIndex = from;
  do {
    const { lastIndex } = token;
    const sign = token.exec(text)?.[1];
    if (sign === undefined) throw new Error(`this is no object: ${text.slice(lastIndex, lastIndex + 40)}`);
    if (sign === '<<' || sign === '[') open.push([]);
    else if (sign === ']' || sign === '>>') {
      const values = open.pop() ?? [];
      top().push(sign === ']' ? values : dictionaryOf(values));
    } else if (sign === 'R') {
      const [ref] = top().splice(-2);
      top().push(new PdfRef(Number(ref)));
    } else top().push(scalarOf(sign));
  } while (open.length > 1);
  return { value: open[0]?.[0] ?? null, end: token.lastIndex };
}

function scalarOf(sign: string): PdfValue {
  if (sign === 'true' || sign === 'false') return sign === 'true';
  if (sign === 'null') return null;
  return /^[-\d.]/.test(sign) ? Number(sign) : sign;
}

function dictionaryOf(values: readonly PdfValue[]): PdfDictionary {
  return Object.fromEntries(values.flatMap((key, index) => (index % 2 === 0 ? [[key, values[index + 1]]] : [])));
}
