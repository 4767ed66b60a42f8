import type { AnyHandler } from '../kernel/handle.ts';
import { listAnswerTemplatesHandler } from './list.ts';
import { removeAnswerTemplateHandler } from './remove.ts';
import { writeAnswerTemplateHandler } from './write.ts';

/** Texts that staff begin answers to cases with. */
export const answerTemplateHandlers: readonly AnyHandler[] = [
  listAnswerTemplatesHandler,
  writeAnswerTemplateHandler,
  removeAnswerTemplateHandler,
];
