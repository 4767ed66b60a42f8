import type { XliffDocument } from 'xliff';

/** A text of an item by its path, with its translation for an audience; undefined if there is none. */
export type XliffText = Readonly<{ path: string; source: string; target: string | undefined }>;

export type XliffFile = Readonly<{
  itemId: string;
  /** Language tags. */
  source: string;
  target: string;
  texts: readonly XliffText[];
}>;

/** Why a file is refused; named in the refusal. */
export type XliffProblem = 'unreadable' | 'item' | 'language' | 'markup';

/** The texts of an item as XLIFF 2.0. */
export async function writeXliff({ itemId, source, target, texts }: XliffFile): Promise<string> {
  const units = texts.map((text) => {
    const said = text.target === undefined ? {} : { target: text.target };
    return [idOf(text.path), { source: text.source, ...said }] as const;
  });
  const resources = { [itemId]: Object.fromEntries(units) };
  const { default: xliff } = await import('xliff');
  return xliff.js2xliff({ resources, sourceLanguage: source, targetLanguage: target });
}

/**
 * The texts of an item in XLIFF 2.0 or 1.2, or the problem with the file. HTML is escaped in the texts, so elements
 * within them are refused. So is a file with a document type, as it could refer to other files.
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

/** The library throws anything; the file is then unreadable. */
async function parsed(xml: string): Promise<XliffDocument | undefined> {
  const { default: xliff } = await import('xliff');
  try {
    return await (/<xliff[^>]*\sversion\s*=\s*["']1\./.test(xml) ? xliff.xliff12ToJs(xml) : xliff.xliff2js(xml));
  } catch {
    return undefined;
  }
}

/** Ids of units may not contain brackets: `targets[0].text` becomes `targets:0.text`. */
const idOf = (path: string) => path.replaceAll(/\[(\d+)\]/g, ':$1');
const pathOf = (id: string) => id.replaceAll(/:(\d+)/g, '[$1]');
