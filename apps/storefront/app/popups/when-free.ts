/** What a pop-up waits for, so as not to cover it or open beneath it: dialogs, and the question of consent. */
const asking = 'dialog:modal, [data-consent-question]';

/** Milliseconds between two looks. */
const pause = 500;

/** Runs after some milliseconds, but not while something else asks for an answer. Returns how to call it off. */
export function whenFree(run: () => void, delay: number): () => void {
  let timer = setTimeout(look, delay);
  function look(): void {
    if (document.querySelector(asking)) timer = setTimeout(look, pause);
    else run();
  }
  return () => clearTimeout(timer);
}
