/*
 * An inline script of every page. A button without a form does nothing before hydration, so its press is
 * kept and repeated afterwards (`early-press.ts`); its event is stopped, so that React does not replay it as well. Links, submit
 * buttons and the answers to the question of consent work by themselves. A link to a dialog does too, but its press is kept for a
 * moment, so that the dialog opens above the page (`linked-dialogs.tsx`); it leads to its page where scripts are late or do not come.
 */
const buttons = 'button[type=button]:not(.consent [data-answer])';
const dialogLinks = 'a[href^="/"][href*="/dialogs/"]:not([target=_blank])';
const mostWait = 2500;

function keep(event: MouseEvent): void {
  const { ready, dialogs } = document.documentElement.dataset;
  if (ready && dialogs) {
    document.removeEventListener('click', keep, true);
    return;
  }
  const pressed = (event.target as Element).closest<HTMLElement>(ready ? dialogLinks : `${buttons},${dialogLinks}`);
  const isLink = pressed instanceof HTMLAnchorElement;
  if (!pressed || (isLink && (dialogs || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isLink) {
    window.earlyDialog = pressed;
    setTimeout(() => window.earlyDialog === pressed && location.assign(pressed.href), mostWait);
    return;
  }
  window.earlyPresses ??= new Set();
  window.earlyPresses.add(pressed);
}

document.addEventListener('click', keep, true);

export {};
