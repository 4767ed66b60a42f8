import type { AnyHandler } from '../kernel/handle.ts';
import { answerCaseHandler } from './answer.ts';
import { changeCaseHandler } from './change.ts';
import { contactShopHandler } from './contact.ts';
import { listCasesHandler } from './list.ts';
import { listCaseSubjectsHandler } from './list-subjects.ts';
import { mergeCaseHandler } from './merge.ts';
import { noteCaseHandler } from './note.ts';
import { readCaseHandler } from './read.ts';
import { readCaseDocumentHandler } from './read-document.ts';
import { readCasePictureHandler } from './read-picture.ts';
import { submitWarrantyHandler } from './submit-warranty.ts';

export const caseHandlers: readonly AnyHandler[] = [
  listCaseSubjectsHandler,
  contactShopHandler,
  submitWarrantyHandler,
  listCasesHandler,
  readCaseHandler,
  readCaseDocumentHandler,
  readCasePictureHandler,
  changeCaseHandler,
  answerCaseHandler,
  noteCaseHandler,
  mergeCaseHandler,
];
