type Press = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
type Pressed = Pick<HTMLAnchorElement, 'download' | 'origin' | 'pathname' | 'target'>;

const dialogPage = /^(\/[a-z]{2}-[a-z]{2}\/)dialogs\/[a-z0-9-]+$/;

/**
 * The path of the dialog that a press on a link opens; undefined for other links, and where the shopper or the author wants a page
 * of its own. On the page of a dialog, links to places on it and to it in another market do not open it once more.
 */
export function linkedDialog(
  link: Pressed,
  press: Press,
  page: Pick<Location, 'origin' | 'pathname'>,
): string | undefined {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = press;
  if (altKey || ctrlKey || metaKey || shiftKey || button !== 0) return undefined;
  if (link.origin !== page.origin || link.pathname === page.pathname || link.target === '_blank' || link.download)
    return undefined;
  const [path, market = ''] = dialogPage.exec(link.pathname) ?? [];
  return path !== undefined && page.pathname.startsWith(market) ? path : undefined;
}

/** Where a dialog is read for the page that opens it. */
export function shownPath(path: string): string {
  return `${path}/shown`;
}
