import { openCategories } from '@eyelet/domain/consent/consent.ts';
import { choiceName } from './consents.ts';

/**
 * An inline script at the end of pages that have the question: it is shown, before the other scripts, to visitors who have not decided,
 * although the page is the same for everybody, and once it is known what it has to stand above. The root's `data-consent` is empty while it is open, and has the answer of a browser that does
 * not store one. What is pressed is stored at once, before the other scripts and without them; a press on the settings is
 * marked, as their script comes later. It looks again when another tab has decided, and when a page comes back from the history.
 */
export const askEarly = `(()=>{const d=document,r=d.documentElement,n="${choiceName}",look=()=>{try{const c=JSON.parse(localStorage.getItem(n));if(${JSON.stringify(openCategories)}.every(o=>typeof c[o]=="boolean")){delete r.dataset.consent;return}}catch{}r.dataset.consent??=""};look();addEventListener("pageshow",look);addEventListener("storage",look);d.addEventListener("click",e=>{const b=e.target.closest("[data-answer]");if(!b)return;const a=b.dataset.answer;if(!a){b.dataset.pressed="";return}e.stopImmediatePropagation();if(b.closest("aside").contains(d.activeElement))d.getElementById("content")?.focus({preventScroll:true});r.dataset.consent=a;try{localStorage.setItem(n,a)}catch{}dispatchEvent(new StorageEvent("storage",{key:n}))},true)})()`;
