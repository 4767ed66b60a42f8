declare global {
  interface Window {
    /** What was pressed last before the page answered to scripts. */
    earlyPress?: HTMLElement;
  }
}

/**
 * Stands in the page as it is sent. Until the page answers, a press of a control marked `data-kept` is kept; the router's own
 * listeners do not hear of it, so that it is carried out once.
 */
export const keepEarlyPresses = `(()=>{const d=document,k=e=>{if(d.documentElement.dataset.ready)return d.removeEventListener("click",k,true);const b=e.target.closest("[data-kept]");if(b){e.preventDefault();e.stopImmediatePropagation();window.earlyPress=b}};d.addEventListener("click",k,true)})()`;

/** Carries out what was kept, now that controls answer. */
export function carryOutEarlyPress(): void {
  window.earlyPress?.click();
  delete window.earlyPress;
}
