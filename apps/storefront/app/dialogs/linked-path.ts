type Press = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
type Pressed = Pick<HTMLAnchorElement, 'download' | 'origin' | 'pathname' | 'target'>;

const dialogPage = /^\/[a-z]{2}-[a-z]{2}\/dialogs\/[a-z0-9-]+$/;

/**
 * The path of the dialog that a press on a link opens; undefined for other links, and where the shopper or the author wants a page
 * of its own.
 */
export function linkedDialog(link: Pressed, press: Press, origin: string): string | undefined {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = press;
  if (altKey || ctrlKey || metaKey || shiftKey || button !== 0) return undefined;
  if (link.origin !== origin || link.target === '_blank' || link.download) return undefined;
  return dialogPage.test(link.pathname) ? link.pathname : undefined;
}

/** Where a dialog is read for the page that opens it. */
export function shownPath(path: string): string {
  return `${path}/shown`;
}
