import { readFile, writeFile } from 'node:fs/promises';
import { mediumLimits } from '@eyelet/contracts/media/medium.ts';
import sharp from 'sharp';
import { cleanDrawing } from './clean-drawing.ts';
import { cleanWords } from './clean-words.ts';
import { endsWhole } from './ends.ts';
import type { FileKind } from './file-kind.ts';
import { inspectFilm } from './inspect-film.ts';
import type { Inspected } from './inspected.ts';

/** The most seconds that decoding a picture may take. */
const decodeSeconds = 20;

/** Inspects a received file. Drawings and captions are cleaned in place (`isChanged`). */
export function inspect(path: string, { kind, extension }: FileKind): Promise<Inspected> {
  if (kind === 'film') return inspectFilm(path);
  if (kind === 'picture') return inspectPicture(path, extension);
  return kind === 'drawing' ? inspectDrawing(path) : inspectWords(path);
}

async function inspectPicture(path: string, extension: string): Promise<Inspected> {
  const bytes = await readFile(path);
  if (!endsWhole(bytes, extension)) return { problem: 'more' };
  return decode(bytes);
}

async function inspectDrawing(path: string): Promise<Inspected> {
  const text = textOf(await readFile(path));
  const cleaned = text === undefined ? undefined : cleanDrawing(text);
  if (cleaned === undefined) return { problem: 'broken' };
  const found = await decode(Buffer.from(cleaned));
  if (!('problem' in found)) await writeFile(path, cleaned);
  return { ...found, isChanged: true };
}

async function inspectWords(path: string): Promise<Inspected> {
  const text = textOf(await readFile(path));
  const cleaned = text === undefined ? undefined : cleanWords(text);
  if (cleaned === undefined) return { problem: 'broken' };
  await writeFile(path, cleaned);
  return { width: null, height: null, isChanged: true };
}

/** Checks the size of a picture before decoding any of it, then that all of it can be decoded. */
async function decode(bytes: Buffer): Promise<Inspected> {
  const image = sharp(bytes, { limitInputPixels: mediumLimits.pixels });
  try {
    const { autoOrient } = await image.metadata();
    const { width, height } = autoOrient;
    const isHuge = width * height > mediumLimits.pixels || Math.max(width, height) > mediumLimits.side;
    if (isHuge) return { problem: 'pixels' };
    await image.clone().resize(64, 64, { fit: 'inside' }).timeout({ seconds: decodeSeconds }).raw().toBuffer();
    return { width, height };
  } catch (error) {
    return { problem: /pixel limit|dimensions/i.test(String(error)) ? 'pixels' : 'broken' };
  }
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
