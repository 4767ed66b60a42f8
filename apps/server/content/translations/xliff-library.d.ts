declare module 'xliff' {
  type Unit = Readonly<{ source?: unknown; target?: unknown }>;

  export type XliffDocument = Readonly<{
    sourceLanguage?: string;
    targetLanguage?: string;
    /** Units by the id of their file, then by their own. */
    resources?: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }>;

  const xliff: Readonly<{
    /** XLIFF 2.0 as objects; rejects what is no XML. */
    xliff2js: (xml: string) => Promise<XliffDocument>;
    /** XLIFF 1.2 as objects. */
    xliff12ToJs: (xml: string) => Promise<XliffDocument>;
    /** Objects as XLIFF 2.0. */
    js2xliff: (document: XliffDocument) => Promise<string>;
  }>;
  export default xliff;
}
