import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = Readonly<{
  text: string;
  language: string | undefined;
  title: string | undefined;
  /** The roles of the elements of its structure tree, in order. */
  roles: readonly string[];
  /** Whether each of its fonts is embedded. */
  embedded: boolean;
}>;

/** The contents of a PDF as assistive technology reads them. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const raw = Buffer.from(bytes).toString('latin1');
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const pdf = await task.promise;
  const texts: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])));
    const walk = (node: unknown): void => {
      const { role, children } = node as { role?: string; children?: unknown[] };
      if (role) roles.push(role);
      for (const child of children ?? []) walk(child);
    };
    walk(await page.getStructTree());
  }
  const { info } = await pdf.getMetadata();
  const { Language, Title } = info as { Language?: string; Title?: string };
  await task.destroy();
  const fonts = raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
  const files = raw.match(/\/FontFile2/g)?.length ?? 0;
  return { text: texts.join(' '), language: Language, title: Title, roles, embedded: fonts > 0 && fonts === files };
}
