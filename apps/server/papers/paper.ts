/** A part of a paper; parts follow each other from top to bottom. */
export type PaperPart =
  | Readonly<{ kind: 'heading'; text: string }>
  | Readonly<{ kind: 'text'; text: string; quiet?: boolean }>
  /** Blocks beside each other, each with a title and lines. */
  | Readonly<{ kind: 'blocks'; blocks: readonly Readonly<{ title: string; lines: readonly string[] }>[] }>
  /** Columns by their share of the width; those with `end` are right-aligned, as numbers are. */
  | Readonly<{
      kind: 'table';
      columns: readonly Readonly<{ title: string; share: number; end?: boolean }>[];
      rows: readonly (readonly string[])[];
    }>
  | Readonly<{ kind: 'sums'; rows: readonly Readonly<{ label: string; value: string; strong?: boolean }>[] }>
  /** A QR code with its content as a label below it. */
  | Readonly<{ kind: 'code'; content: string; label: string }>
  /** A JPEG with what it is called below it; as large as the page allows. */
  | Readonly<{ kind: 'picture'; content: Buffer; width: number; height: number; label: string }>
  | Readonly<{ kind: 'line' }>
  /** What follows begins on a new page; with `isOwn` on one that begins as the first does, to be given away alone. */
  | Readonly<{ kind: 'page'; isOwn?: boolean }>;

/**
 * The contents of a paper, independent of how it is drawn. `issuedAt` dates the file, so that it is always the same.
 */
export type Paper = Readonly<{
  title: string;
  /** BCP 47 tag. */
  language: string;
  shopName: string;
  issuedAt: Date;
  parts: readonly PaperPart[];
  /** What it says, for programs: a Cross Industry Invoice that is attached to it. */
  eInvoice?: string | undefined;
  /** Lines at the foot, such as who the seller is. */
  foot: readonly string[];
}>;
