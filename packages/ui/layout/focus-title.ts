/** Moves the focus to the title of the page, so that it is announced; to the content if there is no title. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!title) return;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Moves the focus to the content of the page without scrolling, where the element that had it is gone. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
