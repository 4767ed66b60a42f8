import { storedChoice } from '@eyelet/domain/consent/consent.ts';
import { choiceName } from './consents.ts';

/*
 * An inline script at the end of pages that have the question: it is shown, before the other scripts, to visitors who have not
 * decided, although the page is the same for everybody, and once it is known what it has to stand above. It takes the answer at
 * once, too, before the other scripts and without them. It asks for the browser's own storage: what is kept in memory where that
 * is denied would be known to this script alone.
 */

/** The root's `data-consent` is empty while the question is open, and has the answer of a browser that does not store one. */
const marks = document.documentElement.dataset;

/** Reads what is stored, also when another tab has decided or the page comes back from the history, where it has heard of nothing. */
function look(): void {
  try {
    if (storedChoice(window.localStorage.getItem(choiceName))) {
      delete marks.consent;
      delete marks.settings;
      return;
    }
  } catch {}
  marks.consent ??= '';
}

function tell(): void {
  dispatchEvent(new StorageEvent('storage', { key: choiceName }));
}

/**
 * Stores what is pressed, and removes an earlier answer that the browser does not let go of otherwise. A press on the settings is
 * marked at the root, as their script comes later.
 */
function answer(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('.consent [data-answer]');
  if (!button) return;
  const choice = button.dataset.answer;
  if (!choice) {
    marks.settings = '';
    return;
  }
  event.stopImmediatePropagation();
  if (button.closest('.consent')?.contains(document.activeElement)) {
    document.getElementById('content')?.focus({ preventScroll: true });
  }
  marks.consent = choice;
  delete marks.settings;
  try {
    window.localStorage.setItem(choiceName, choice);
  } catch {
    try {
      window.localStorage.removeItem(choiceName);
    } catch {}
  }
  tell();
}

look();
addEventListener('storage', look);
addEventListener('pageshow', ({ persisted }) => persisted && tell());
document.addEventListener('click', answer, true);
