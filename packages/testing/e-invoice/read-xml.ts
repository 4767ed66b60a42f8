/** An element of XML with what is in it. */
export type XmlElement = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  elements: readonly XmlElement[];
  /** Its own text, without that of elements in it. */
  text: string;
}>;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Characters that XML 1.0 cannot have, whatever they are written as. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

const token = /<\?xml[^?]*\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*"[^"<]*")*)\s*(\/?)>|([^<]+)/uy;

/**
 * Reads XML of the kind that programs write for programs: elements, attributes and text. Throws on what is not well formed, and on what such
 * papers have no use for: comments, instructions, document types.
 */
export function readXml(xml: string): XmlElement {
  const found = impossible.exec(xml);
  if (found) throw new Error(`XML cannot have the character U+${found[0].codePointAt(0)?.toString(16)}`);
  const root = opened('', '');
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < xml.length) {
    const { lastIndex } = token;
    const match = token.exec(xml);
    if (!match) throw new Error(`this is not well formed: ${xml.slice(lastIndex, lastIndex + 40)}`);
    const [, closing, opening, attributes = '', empty, text] = match;
    const current = open.at(-1) ?? root;
    if (text !== undefined) current.text += unescaped(text);
    else if (closing !== undefined) {
      if (open.length < 2 || current.name !== closing) throw new Error(`${closing} closes ${current.name}`);
      open.pop();
    } else if (opening !== undefined) {
      const element = opened(opening, attributes);
      current.elements.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  const [document, ...more] = root.elements;
  if (open.length > 1 || !document || more.length > 0 || root.text.trim() !== '') {
    throw new Error('a document is one element, which is closed');
  }
  return document;
}

function opened(name: string, written: string) {
  const pairs = [...written.matchAll(/([\w:.-]+)\s*=\s*"([^"]*)"/g)];
  const attributes = Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, unescaped(value)]));
  if (Object.keys(attributes).length < pairs.length) throw new Error(`${name} has an attribute twice`);
  return { name, attributes, elements: [] as XmlElement[], text: '' };
}

function unescaped(text: string): string {
  return text.replaceAll(/&([^;\s]*;?)/g, (whole, name: string) => {
    const sign = entities[name.slice(0, -1)];
    if (!name.endsWith(';') || sign === undefined) throw new Error(`${whole} is no entity`);
    return sign;
  });
}

/** The elements at a path of names below an element. */
export function allAt(element: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (of, name) => of.flatMap(({ elements }) => elements.filter((one) => one.name === name)),
      [element],
    );
}

/** The text of the first of them; empty if there is none. */
export function textAt(element: XmlElement, path: string): string {
  return allAt(element, path)[0]?.text.trim() ?? '';
}
