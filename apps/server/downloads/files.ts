import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Language } from '@eyelet/domain/markets/market.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    /** The files of digital products. */
    readonly downloads: Downloads;
  }
}

/** The file of a digital product. */
export type DownloadFile = Readonly<{
  path: string;
  /** Without a dot. */
  extension: string;
  contentType: string;
  bytes: number;
}>;

export type Downloads = Readonly<{
  /** Whether a product has a file, as one without cannot be sold. */
  has: (masterId: string) => boolean;
  /** The file in a language, else the one for all languages. */
  fileOf: (masterId: string, language: Language) => DownloadFile | undefined;
}>;

/** Content types that may be served; none that a browser would execute. */
const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  txt: 'text/plain; charset=utf-8',
};

const fileName = /^([A-Z]{2}[A-Z0-9]{6})(?:\.(en|fr|de|it))?\.([a-z0-9]+)$/;

/**
 * The files of digital products in a folder: `{masterId}.{language}.{extension}`, or `{masterId}.{extension}` for every
 * language without its own file. The folder is listed once, at the start; no name from a request is ever opened.
 */
export function readDownloads(folder: string): Downloads {
  const files = new Map<string, DownloadFile>();
  const masterIds = new Set<string>();
  for (const name of listOf(folder)) {
    const [, masterId, language = '', extension = ''] = fileName.exec(name) ?? [];
    const contentType = contentTypes[extension];
    if (masterId === undefined || contentType === undefined) continue;
    const path = join(folder, name);
    masterIds.add(masterId);
    files.set(`${masterId}.${language}`, {
      path,
      extension: extname(name).slice(1),
      contentType,
      bytes: statSync(path).size,
    });
  }
  const fileOf = (masterId: string, language: Language) =>
    files.get(`${masterId}.${language}`) ?? files.get(`${masterId}.`) ?? files.get(`${masterId}.en`);
  return { has: (masterId) => masterIds.has(masterId) && fileOf(masterId, 'en') !== undefined, fileOf };
}

function listOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
