import type { AnyHandler } from '../kernel/handle.ts';
import { readComponentHandler } from './read-component.ts';
import { readPageHandler } from './read-page.ts';
import { searchComponentsHandler } from './search-components.ts';

/** Pages and other items of the content. */
export const contentHandlers: readonly AnyHandler[] = [readPageHandler, searchComponentsHandler, readComponentHandler];
