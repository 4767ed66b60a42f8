import xliff, { type XliffDocument } from 'xliff';

/** A text of an item by its path, with what an audience reads instead; undefined where nothing has been written. */
export type XliffText = Readonly<{ path: string; source: string; target: string | undefined }>;

export type XliffFile = Readonly<{
  itemId: string;
  /** Language tags. */
  source: string;
  target: string;
  texts: readonly XliffText[];
}>;

/** Why a file cannot be taken; said in the refusal. */
export type XliffProblem = 'unreadable' | 'item' | 'language' | 'markup';

/** The texts of an item as XLIFF 2.0. */
export function writeXliff({ itemId, source, target, texts }: XliffFile): Promise<string> {
  const units = texts.map((text) => {
    const said = text.target === undefined ? {} : { target: text.target };
    return [idOf(text.path), { source: text.source, ...said }] as const;
  });
  const resources = { [itemId]: Object.fromEntries(units) };
  return xliff.js2xliff({ resources, sourceLanguage: source, targetLanguage: target });
}

/**
 * The texts of an item in XLIFF 2.0 or 1.2, or what is wrong. HTML stands in the texts as text, so elements within them are refused;
 * a file with a document type is, too, as it could name further ones.
 */
export async function readXliff(
  xml: string,
  { itemId, source, target }: Omit<XliffFile, 'texts'>,
): Promise<readonly XliffText[] | XliffProblem> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return 'unreadable';
  const document = await parsed(xml);
  const { resources, sourceLanguage, targetLanguage } = document ?? {};
  if (!resources) return 'unreadable';
  const units = Object.hasOwn(resources, itemId) ? resources[itemId] : undefined;
  if (!units) return 'item';
  const isFit = (tag: string | undefined, wanted: string) => tag?.toLowerCase() === wanted.toLowerCase();
  if (!isFit(sourceLanguage, source) || !isFit(targetLanguage, target)) return 'language';
  const texts: XliffText[] = [];
  for (const [id, unit] of Object.entries(units)) {
    if (typeof unit.source !== 'string' || (unit.target !== undefined && typeof unit.target !== 'string'))
      return 'markup';
    texts.push({ path: pathOf(id), source: unit.source, target: unit.target });
  }
  return texts;
}

/** The library throws whatever it stumbles on. */
async function parsed(xml: string): Promise<XliffDocument | undefined> {
  try {
    return await (/<xliff[^>]*\sversion\s*=\s*["']1\./.test(xml) ? xliff.xliff12ToJs(xml) : xliff.xliff2js(xml));
  } catch {
    return undefined;
  }
}

/** Ids of units may have no brackets: `targets[0].text` is `targets:0.text` there. */
const idOf = (path: string) => path.replaceAll(/\[(\d+)\]/g, ':$1');
const pathOf = (id: string) => id.replaceAll(/:(\d+)/g, '[$1]');
