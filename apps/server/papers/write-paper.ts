import { setImmediate as nextTurn } from 'node:timers/promises';
import { encodeQR } from 'qr';
import { attachEInvoice } from './attach-e-invoice.ts';
import { type PaperFont, type PaperFonts, paperFonts } from './fonts.ts';
import { metadataOf } from './metadata.ts';
import type { Paper, PaperPart } from './paper.ts';
import { runsOf } from './runs.ts';

const margin = 56;
const width = 595 - 2 * margin;
const bottom = 842 - 110;
const mostPictureHeight = 420;
const ink = '#16201f';
const granite = '#5b6664';

type Look = Readonly<{ size?: number; strong?: boolean; colour?: string; align?: 'left' | 'right' }>;
type Box = Readonly<{ x: number; width: number }>;

/**
 * Draws a paper as a tagged PDF that conforms to PDF/UA-1 and PDF/A-3b: every text belongs to an element of the
 * structure tree, language and title are set, fonts are embedded, and colours are sRGB. The same paper always gives the
 * same bytes. The library and the fonts are loaded with the first paper.
 */
export async function writePaper(paper: Paper): Promise<Buffer> {
  return (await writePages(paper)).bytes;
}

/** The same with the number of its pages. */
export async function writePages(paper: Paper): Promise<Readonly<{ bytes: Buffer; pages: number }>> {
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = await paperFonts();
  const { title, language, shopName, issuedAt } = paper;
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, pdfVersion: '1.7', subset: 'PDF/A-3b', tagged: true },
    ...{ displayTitle: true, lang: language, bufferPages: true, autoFirstPage: true },
    // None: else the library reads one that no paper uses, each time. The types do not say so.
    font: null as unknown as string,
    info: { Title: title, Author: shopName, Creator: shopName, CreationDate: issuedAt },
  });
  // The library would write these texts into XML without escaping them, and supports only one of the two standards at a
  // time.
  Object.assign(doc, { _addInfo: () => doc.appendXML(metadataOf(paper)) });
  const bytes: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => bytes.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(bytes)));
    doc.on('error', reject);
  });
  // A font that is read already is taken as well as a file; the types do not say so.
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as never);
  if (paper.eInvoice !== undefined) attachEInvoice(doc, paper.eInvoice, paper);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pen = createPen(doc, root, fonts);
  drawHead(pen, paper);
  for (const part of paper.parts) {
    // Others are answered between the pages of a long paper.
    if (part.kind === 'page') await nextTurn();
    drawPart(pen, part, paper);
  }
  pen.foot(paper.foot);
  const pages = doc.bufferedPageRange().count;
  root.end();
  doc.end();
  return { bytes: await done, pages };
}

function drawHead(pen: Pen, { shopName, title }: Pick<Paper, 'shopName' | 'title'>): void {
  pen.text('P', shopName, { x: margin, width }, { size: 11, strong: true });
  pen.move(18);
  pen.text('H1', title, { x: margin, width }, { size: 22, strong: true });
  pen.move(14);
}

function drawPart(pen: Pen, part: PaperPart, paper: Paper): void {
  if (part.kind === 'heading') {
    pen.move(8);
    pen.text('H2', part.text, { x: margin, width }, { size: 13, strong: true });
    pen.move(4);
  } else if (part.kind === 'text') {
    pen.text('P', part.text, { x: margin, width }, part.quiet ? { colour: granite } : {});
    pen.move(6);
  } else if (part.kind === 'blocks') drawBlocks(pen, part.blocks);
  else if (part.kind === 'table') drawTable(pen, part);
  else if (part.kind === 'sums') drawSums(pen, part.rows);
  else if (part.kind === 'code') pen.code(part.content, part.label);
  else if (part.kind === 'picture') pen.picture(part);
  else if (part.kind === 'line') pen.line();
  else {
    pen.page();
    if (part.isOwn) drawHead(pen, paper);
  }
}

function drawBlocks(pen: Pen, blocks: Extract<PaperPart, { kind: 'blocks' }>['blocks']): void {
  const each = width / blocks.length;
  const boxes = blocks.map((block, index) => ({ ...block, x: margin + index * each, width: each - 16 }));
  const heights = boxes.map(
    (box) => pen.height(box.title, box) + box.lines.reduce((sum, text) => sum + pen.height(text, box), 0) + 4,
  );
  pen.keep(Math.max(...heights, 0));
  const top = pen.at();
  for (const { title, lines, ...box } of boxes) {
    pen.goTo(top);
    const section = pen.open('Sect');
    pen.text('P', title, box, { colour: granite }, section);
    pen.move(2);
    for (const text of lines) pen.text('P', text, box, {}, section);
    section.end();
  }
  pen.goTo(top + Math.max(...heights, 0) + 12);
}

function drawTable(pen: Pen, { columns, rows }: Extract<PaperPart, { kind: 'table' }>): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = margin;
  const boxes = columns.map(({ share, end }) => {
    const box = { x, width: (width * share) / shares - 8, align: end ? ('right' as const) : ('left' as const) };
    x += (width * share) / shares;
    return box;
  });
  const table = pen.open('Table');
  const row = (texts: readonly string[], isHead: boolean) => {
    const height = Math.max(...texts.map((text, index) => pen.height(text, boxes[index] ?? boxes[0] ?? { x, width })));
    pen.keep(height + 8);
    const top = pen.at();
    const cells = pen.open('TR', {}, table);
    for (const [index, text] of texts.entries()) {
      const box = boxes[index];
      if (!box) continue;
      pen.goTo(top);
      const look = { align: box.align, ...(isHead ? { colour: granite } : {}) };
      pen.cell(isHead ? 'TH' : 'TD', text, box, look, cells);
    }
    cells.end();
    pen.goTo(top + height + 4);
    pen.line();
  };
  row(
    columns.map(({ title }) => title),
    true,
  );
  for (const texts of rows) row(texts, false);
  table.end();
  pen.move(4);
}

function drawSums(pen: Pen, rows: Extract<PaperPart, { kind: 'sums' }>['rows']): void {
  const table = pen.open('Table');
  for (const { label, value, strong = false } of rows) {
    pen.keep(18);
    const top = pen.at();
    const cells = pen.open('TR', {}, table);
    pen.cell('TH', label, { x: margin + width * 0.45, width: width * 0.35 }, { strong }, cells, 'Row');
    pen.goTo(top);
    pen.cell('TD', value, { x: margin + width * 0.8, width: width * 0.2 - 8 }, { strong, align: 'right' }, cells);
    cells.end();
    pen.goTo(top + 17);
  }
  table.end();
  pen.move(10);
}

type Element = PDFKit.PDFStructureElement;
type Pen = ReturnType<typeof createPen>;

/**
 * Draws parts one below the other, each within its element of the structure tree; a part that does not fit begins a new
 * page.
 */
function createPen(doc: PDFKit.PDFDocument, root: Element, fonts: PaperFonts) {
  let y = margin;
  const fontOf = (strong: boolean, further: boolean): PaperFont =>
    strong ? (further ? 'strong-further' : 'strong') : further ? 'text-further' : 'text';

  function height(text: string, box: Box, { size = 10, strong = false }: Look = {}): number {
    doc.font(fontOf(strong, false)).fontSize(size);
    return doc.heightOfString(text === '' ? ' ' : text, { width: box.width, lineGap: 2 });
  }

  function keep(needed: number): void {
    if (y + needed <= bottom || y > bottom) return;
    doc.addPage();
    y = margin;
  }

  function draw(text: string, box: Box, { size = 10, strong = false, colour = ink, align = 'left' }: Look): void {
    const runs = runsOf(text, fonts);
    doc.fillColor(colour).fontSize(size);
    for (const [index, run] of runs.entries()) {
      const options = { width: box.width, align, lineGap: 2, continued: index < runs.length - 1 };
      doc.font(fontOf(strong, run.further));
      if (index === 0) doc.text(run.text, box.x, y, options);
      else doc.text(run.text, options);
    }
  }

  const pen = {
    height,
    keep,
    page: (): void => {
      doc.addPage();
      y = margin;
    },
    at: () => y,
    goTo: (next: number) => {
      y = next;
    },
    move: (by: number) => {
      y += by;
    },
    open: (type: string, options: object = {}, parent: Element = root): Element => {
      const element = doc.struct(type as never, options as never);
      parent.add(element);
      return element;
    },
    text: (type: string, text: string, box: Box, look: Look = {}, parent: Element = root): void => {
      if (text === '') return;
      const needed = height(text, box, look);
      keep(needed);
      const element = pen.open(type, {}, parent);
      element.add(() => draw(text, box, look));
      element.end();
      y += needed;
    },
    cell: (type: 'TH' | 'TD', text: string, box: Box, look: Look, row: Element, scope: 'Row' | 'Column' = 'Column') => {
      const cell = pen.open(type, type === 'TH' ? { scope } : {}, row);
      const held = pen.open('P', {}, cell);
      held.add(() => draw(text === '' ? ' ' : text, box, look));
      held.end();
      cell.end();
    },
    line: (): void => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor('#c9cfcd')
        .stroke();
      doc.endMarkedContent();
      y += 5;
    },
    code: (content: string, label: string): void => {
      const rows = encodeQR(content, 'raw', { ecc: 'medium', border: 2 });
      const side = 132;
      const unit = side / rows.length;
      keep(side + 24);
      const top = y;
      const bbox = [margin, top, margin + side, top + side];
      const figure = pen.open('Figure', { alt: label, bbox, placement: 'Block' });
      figure.add(() => {
        for (const [line, row] of rows.entries()) {
          for (const [column, dark] of row.entries()) {
            if (dark) doc.rect(margin + column * unit, top + line * unit, unit, unit);
          }
        }
        doc.fill('#000');
      });
      figure.end();
      y = top + side + 6;
      pen.text('P', label, { x: margin, width }, { size: 12, strong: true });
      pen.move(10);
    },
    picture: ({ content, label, ...size }: Extract<PaperPart, { kind: 'picture' }>): void => {
      const scale = Math.min(1, width / size.width, mostPictureHeight / size.height);
      const box = { width: size.width * scale, height: size.height * scale };
      keep(box.height + 24);
      const bbox = [margin, y, margin + box.width, y + box.height];
      const figure = pen.open('Figure', { alt: label, bbox, placement: 'Block' });
      const top = y;
      figure.add(() => doc.image(content, margin, top, box));
      figure.end();
      y += box.height + 4;
      pen.text('P', label, { x: margin, width }, { colour: granite });
      pen.move(8);
    },
    /**
     * The same lines at the foot of every page; all but the first are artifacts, so that assistive technology reads
     * them once.
     */
    foot: (lines: readonly string[]): void => {
      const pages = doc.bufferedPageRange().count;
      for (let page = 0; page < pages; page++) {
        doc.switchToPage(page);
        y = bottom + 16;
        if (page > 0) doc.markContent('Artifact', { type: 'Pagination' });
        for (const text of lines) {
          if (page === 0) pen.text('P', text, { x: margin, width }, { size: 8, colour: granite });
          else {
            draw(text, { x: margin, width }, { size: 8, colour: granite });
            y += height(text, { x: margin, width }, { size: 8 });
          }
        }
        if (page > 0) doc.endMarkedContent();
      }
    },
  };
  return pen;
}
