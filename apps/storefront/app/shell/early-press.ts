declare global {
  interface Window {
    /** What was pressed before the page answered to scripts, each once. */
    earlyPresses?: Set<HTMLElement>;
  }
}

/**
 * Stands in the page as it is sent. A button that sends no form does nothing without scripts, so until the page answers its press is
 * kept; the router's own listeners do not hear of it, so that it is carried out once. Links and buttons that send a form go on by
 * themselves.
 */
export const keepEarlyPresses = `(()=>{const d=document,k=e=>{if(d.documentElement.dataset.ready)return d.removeEventListener("click",k,true);const b=e.target.closest("button[type=button]");if(b){e.preventDefault();e.stopImmediatePropagation();(window.earlyPresses??=new Set).add(b)}};d.addEventListener("click",k,true)})()`;

/** Carries out what was kept, now that controls answer. */
export function carryOutEarlyPresses(): void {
  for (const button of window.earlyPresses ?? []) button.click();
  delete window.earlyPresses;
}
