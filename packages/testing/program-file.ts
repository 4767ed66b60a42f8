import { join, resolve } from 'node:path';

/** Where programs.ts writes the programs that tests start and kill. */
export const programsFolder = resolve(import.meta.dirname, '../../test-results/programs');

/** A program of `tests/faults` by the name of its source, without ending. */
export const programFile = (name: string): string => join(programsFolder, `${name}.js`);
