declare global {
  interface Window {
    /** Buttons pressed before hydration, each once. */
    earlyPresses?: Set<HTMLElement>;
  }
}

/**
 * An inline script of every page. A button without a form does nothing before hydration, so its press is
 * kept and repeated afterwards; its event is stopped, so that React does not replay it as well. Links, submit buttons and the answers
 * to the question of consent work by themselves.
 */
export const keepEarlyPresses = `(()=>{const d=document,k=e=>{if(d.documentElement.dataset.ready)return d.removeEventListener("click",k,true);const b=e.target.closest("button[type=button]:not(.consent [data-answer])");if(b){e.preventDefault();e.stopImmediatePropagation();(window.earlyPresses??=new Set).add(b)}};d.addEventListener("click",k,true)})()`;

/** Repeats the kept presses after hydration. */
export function carryOutEarlyPresses(): void {
  for (const button of window.earlyPresses ?? []) button.click();
  delete window.earlyPresses;
}
