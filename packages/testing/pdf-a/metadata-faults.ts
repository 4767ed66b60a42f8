import { allAt, readXml, textAt, type XmlElement } from '../e-invoice/read-xml.ts';
import { isDictionary, type PdfObjects } from './read-objects.ts';

const extension = 'pdfaExtension:schemas/rdf:Bag/rdf:li';

/** Schemas of XMP that PDF/A knows, so that nothing describes them. */
const known = ['dc', 'pdf', 'pdfaid', 'xmp', 'pdfaExtension'];

/** What Factur-X 1.0 asks of the metadata of a hybrid invoice in the profile EN 16931. */
const hybrid = {
  'fx:DocumentType': 'INVOICE',
  'fx:DocumentFileName': 'factur-x.xml',
  'fx:Version': '1.0',
  'fx:ConformanceLevel': 'EN 16931',
};

/** What is wrong with the XMP metadata of a paper, in words. */
export function metadataFaults({ trailer, follow, objects }: PdfObjects, xmp: string): string[] {
  const packet = /^\s*<\?xpacket begin="[^"]*" id="W5M0MpCehiHzreSzNTczkc9d"\?>(.*)<\?xpacket end="[rw]"\?>\s*$/s.exec(
    xmp,
  );
  if (!packet?.[1]) return ['the metadata is a packet of XMP'];
  const descriptions = allAt(readXml(packet[1]), 'rdf:RDF/rdf:Description');
  const said = (path: string) => descriptions.map((one) => textAt(one, path)).find((text) => text !== '') ?? '';
  const info = follow(trailer['/Info']);
  const named = (key: `/${string}`) => (isDictionary(info) ? textOf(follow(info[key])) : undefined);
  const attached = [...objects.values()].some(({ value }) => isDictionary(value) && value['/Type'] === '/Filespec');
  const created = named('/CreationDate')?.replace(/^D:(....)(..)(..)(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const rules: Readonly<Record<string, boolean>> = {
    'it says that it is PDF/A-3b': said('pdfaid:part') === '3' && said('pdfaid:conformance') === 'B',
    'it says that it is PDF/UA-1': said('pdfuaid:part') === '1',
    'both its metadata name one title': said('dc:title/rdf:Alt/rdf:li') === named('/Title'),
    'both its metadata name one author': said('dc:creator/rdf:Seq/rdf:li') === named('/Author'),
    'both its metadata name one creator': said('xmp:CreatorTool') === named('/Creator'),
    'both its metadata name one producer': said('pdf:Producer') === named('/Producer'),
    'both its metadata name one date': said('xmp:CreateDate') === created,
    'what is said in schemas of others is described': undescribed(descriptions).length === 0,
    'a hybrid invoice says so, and what is none does not': Object.entries(hybrid).every(
      ([path, text]) => said(path) === (attached ? text : ''),
    ),
  };
  return Object.entries(rules).flatMap(([what, holds]) => (holds ? [] : [what]));
}

/** Properties that are in no schema that PDF/A knows, and that no extension schema describes. */
function undescribed(descriptions: readonly XmlElement[]): readonly string[] {
  const described = new Set(
    descriptions
      .flatMap((one) => allAt(one, extension))
      .flatMap((schema) => {
        const namespace = textAt(schema, 'pdfaSchema:namespaceURI');
        const properties = allAt(schema, 'pdfaSchema:property/rdf:Seq/rdf:li');
        return properties
          .filter((one) =>
            ['valueType', 'category', 'description'].every((name) => textAt(one, `pdfaProperty:${name}`)),
          )
          .map((one) => `${namespace} ${textAt(one, 'pdfaProperty:name')}`);
      }),
  );
  return descriptions.flatMap(({ elements, attributes }) =>
    elements.flatMap(({ name }) => {
      const [prefix = '', property = ''] = name.split(':');
      return known.includes(prefix) || described.has(`${attributes[`xmlns:${prefix}`]} ${property}`) ? [] : [name];
    }),
  );
}

/** A string of a PDF as text: with a mark of its order of bytes it is UTF-16. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('(')) return undefined;
  const bytes = Buffer.from(
    value.slice(1, -1).replaceAll(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign),
    'latin1',
  );
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1');
  return bytes.subarray(2).swap16().toString('utf16le');
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
