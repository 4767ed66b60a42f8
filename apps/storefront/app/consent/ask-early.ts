import { openCategories } from '@eyelet/domain/consent/consent.ts';
import { choiceName } from './consents.ts';

/**
 * An inline script at the end of pages that have the question: it is shown, before the other scripts, to visitors who have not
 * decided, although the page is the same for everybody, and once it is known what it has to stand above. The root's
 * `data-consent` is empty while it is open, and has the answer of a browser that does not store one. `look` reads what is
 * stored, also when another tab has decided or the page comes back from the history, where it has heard of nothing.
 * `answer` stores what is pressed at once, before the other scripts and without them, and removes an earlier answer that the
 * browser does not let go of otherwise. A press on the settings is marked at the root, as their script comes later.
 */
export const askEarly = `(() => {
  const page = document.documentElement;
  const set = page.dataset;
  const name = "${choiceName}";
  const look = () => {
    try {
      const stored = JSON.parse(localStorage.getItem(name));
      if (${JSON.stringify(openCategories)}.every(one => typeof stored[one] == "boolean")) {
        delete set.consent;
        delete set.settings;
        return;
      }
    } catch {}
    set.consent ??= "";
  };
  const tell = () => dispatchEvent(new StorageEvent("storage", { key: name }));
  const answer = event => {
    const button = event.target.closest(".consent [data-answer]");
    if (!button) return;
    const choice = button.dataset.answer;
    if (!choice) {
      set.settings = "";
      return;
    }
    event.stopImmediatePropagation();
    if (button.closest(".consent").contains(document.activeElement))
      document.getElementById("content")?.focus({ preventScroll: true });
    set.consent = choice;
    delete set.settings;
    try {
      localStorage.setItem(name, choice);
    } catch {
      try { localStorage.removeItem(name); } catch {}
    }
    tell();
  };
  look();
  addEventListener("storage", look);
  addEventListener("pageshow", event => { if (event.persisted) tell(); });
  document.addEventListener("click", answer, true);
})()`.replaceAll(/\n\s*/g, ' ');
