import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { programsOf } from '@eyelet/server/build.config.ts';
import { build } from 'vite';
import { programsFolder } from './program-file.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = join(root, 'tests/faults');

/** What a program that tests start has in common with the others: the server. */
export const serverParts = ['open-shop', 'create-server'] as const;

/**
 * Writes the programs that tests kill, with what they import, into few files. Loading the server's 4,000 modules one by one takes a process
 * three times as long, and these tests start many.
 */
export async function writePrograms(): Promise<void> {
  const names = readdirSync(sources).filter((name) => name.startsWith('dying-'));
  const input = {
    ...Object.fromEntries(names.map((name) => [name.replace(/\.ts$/, ''), join(sources, name)])),
    ...Object.fromEntries(serverParts.map((name) => [name, join(root, `apps/server/start/${name}.ts`)])),
  };
  await build(programsOf(input, programsFolder));
}
