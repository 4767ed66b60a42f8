/** Elements that a pop-up waits for, so as not to cover them or open below them: dialogs, and the question of consent. */
const asking = 'dialog:modal, :root[data-consent=""]';

/** Milliseconds between two checks. */
const pause = 500;

/** Runs after some milliseconds, but not while another element asks for an answer. Returns a function that cancels it. */
export function whenFree(run: () => void, delay: number): () => void {
  let timer = setTimeout(look, delay);
  function look(): void {
    if (document.querySelector(asking)) timer = setTimeout(look, pause);
    else run();
  }
  return () => clearTimeout(timer);
}
