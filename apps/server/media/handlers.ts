import type { AnyHandler } from '../kernel/handle.ts';
import { changeMediumHandler } from './change.ts';
import { listMediaHandler } from './list.ts';
import { listMediumUsesHandler } from './list-uses.ts';
import { readMediumHandler } from './read.ts';
import { removeMediumHandler } from './remove.ts';
import { replaceMediumHandler } from './replace.ts';
import { uploadMediumHandler } from './upload.ts';

export const mediaHandlers: readonly AnyHandler[] = [
  listMediaHandler,
  readMediumHandler,
  uploadMediumHandler,
  replaceMediumHandler,
  changeMediumHandler,
  removeMediumHandler,
  listMediumUsesHandler,
];
