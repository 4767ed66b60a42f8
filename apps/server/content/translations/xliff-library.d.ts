declare module 'xliff' {
  type Unit = Readonly<{ source?: unknown; target?: unknown }>;

  export type XliffDocument = Readonly<{
    sourceLanguage?: string;
    targetLanguage?: string;
    /** Units by the id of their file, then by their own. */
    resources?: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }>;

  const xliff: Readonly<{
    /** Parses XLIFF 2.0; rejects anything but XML. */
    xliff2js: (xml: string) => Promise<XliffDocument>;
    /** Parses XLIFF 1.2. */
    xliff12ToJs: (xml: string) => Promise<XliffDocument>;
    /** Writes XLIFF 2.0. */
    js2xliff: (document: XliffDocument) => Promise<string>;
  }>;
  export default xliff;
}
