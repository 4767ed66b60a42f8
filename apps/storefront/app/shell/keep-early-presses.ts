/*
 * An inline script of every page. A button without a form does nothing before hydration, so its press is
 * kept and repeated afterwards (`early-press.ts`); its event is stopped, so that React does not replay it as well. Links, submit
 * buttons and the answers to the question of consent work by themselves.
 */
function keep(event: MouseEvent): void {
  if (document.documentElement.dataset.ready) {
    document.removeEventListener('click', keep, true);
    return;
  }
  const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not(.consent [data-answer])');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  window.earlyPresses ??= new Set();
  window.earlyPresses.add(button);
}

document.addEventListener('click', keep, true);

export {};
