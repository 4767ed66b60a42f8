import type { AnyHandler } from '../kernel/handle.ts';
import { archiveContentHandler } from './archive.ts';
import { attendContentHandler } from './attend.ts';
import { checkContentHandler } from './check.ts';
import { compareContentVersionsHandler } from './compare-versions.ts';
import { createContentHandler } from './create.ts';
import { exportBundleHandler } from './export-bundle.ts';
import { exportTranslationHandler } from './export-translation.ts';
import { importTranslationHandler } from './import-translation.ts';
import { listContentHandler } from './list.ts';
import { listPopupsHandler } from './list-popups.ts';
import { listContentVersionsHandler } from './list-versions.ts';
import { proposeTranslationHandler } from './propose-translation.ts';
import { publishContentHandler } from './publish.ts';
import { readContentHandler } from './read.ts';
import { readCompletenessHandler } from './read-completeness.ts';
import { readComponentHandler } from './read-component.ts';
import { readPageHandler } from './read-page.ts';
import { readRouteSectionsHandler } from './read-route-sections.ts';
import { renameContentHandler } from './rename.ts';
import { restoreContentHandler } from './restore.ts';
import { saveDraftHandler } from './save-draft.ts';
import { scheduleContentHandler } from './schedule.ts';
import { searchComponentsHandler } from './search-components.ts';
import { unpublishContentHandler } from './unpublish.ts';

/** Reading content, and the work of its authors. */
export const contentHandlers: readonly AnyHandler[] = [
  readPageHandler,
  readRouteSectionsHandler,
  searchComponentsHandler,
  listPopupsHandler,
  readComponentHandler,
  listContentHandler,
  readContentHandler,
  attendContentHandler,
  createContentHandler,
  saveDraftHandler,
  renameContentHandler,
  publishContentHandler,
  scheduleContentHandler,
  unpublishContentHandler,
  archiveContentHandler,
  restoreContentHandler,
  listContentVersionsHandler,
  compareContentVersionsHandler,
  readCompletenessHandler,
  checkContentHandler,
  exportTranslationHandler,
  importTranslationHandler,
  proposeTranslationHandler,
  exportBundleHandler,
];
