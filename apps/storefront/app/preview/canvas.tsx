import { canvasMessage, type FromCanvas, type ToCanvas } from '@eyelet/contracts/preview/canvas.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showPart } from '../personalisation/shown-part.ts';
import { PopupBox } from '../popups/popup-box.tsx';
import { PopupContent } from '../popups/popup-content.tsx';
import type { ShellData } from '../shop/read-shell.ts';

const mark = 'data-chosen';
const look = `[${mark}] { outline: 3px solid #2b55c4; outline-offset: -3px; }
[data-block] { cursor: pointer; }`;
/** What is seen without words, and what is meant not to be. */
const shows = 'img, video, iframe, svg, input, button, .spacer, .anchor, [data-lacking]';
const withoutPopups = '.popup:not([data-edited] *) { display: none; }';

const tell = (message: FromCanvas) => window.parent.postMessage(message, window.location.origin);

/** The elements of a block name: one block, or all blocks of a reference. */
const blocksOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-block]')].filter(
    ({ dataset }) => dataset.block === name || dataset.block?.startsWith(`${name}/`),
  );

let chosen: string | null = null;

/** What a block takes up: its holder, or what is in it where the holder itself has no box. */
const boxOf = (block: HTMLElement): Element =>
  getComputedStyle(block).display === 'contents' ? (block.firstElementChild ?? block) : block;

function unmark(): void {
  for (const one of document.querySelectorAll(`[${mark}]`)) one.removeAttribute(mark);
}

/** Marks the chosen block, also when the page shows it later than it was chosen, as it does with a new one. */
function markChosen(): void {
  const boxes = chosen === null ? [] : blocksOf(chosen).map(boxOf);
  if (boxes.every((one) => one.hasAttribute(mark))) return;
  unmark();
  for (const one of boxes) one.setAttribute(mark, '');
  if (boxes[0]) scrollTo(boxes[0]);
}

/** Space above and below what the page scrolls to, for the header. */
const room = 80;

/** Scrolls the page in the frame alone: `scrollIntoView` would move the studio around it, too. */
function scrollTo(box: Element): void {
  const { top, bottom } = box.getBoundingClientRect();
  const above = top - room;
  const below = bottom + room - window.innerHeight;
  if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
  else if (below > 0) window.scrollBy({ top: Math.min(above, below), behavior: 'instant' });
}

let reasons: Readonly<Record<string, string>> = {};

/**
 * Marks the blocks of which there is nothing to see, with why if the editor knows it; those that make space or name a place
 * are meant to be so.
 */
function markEmpty(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const isEmpty = one.textContent.trim() === '' && !one.matches(shows) && !one.querySelector(shows);
    if (isEmpty) one.dataset.empty = reasons[one.dataset.block ?? ''] ?? '';
    else delete one.dataset.empty;
  }
}

/**
 * The page inside the frame of the editor. A press selects a block instead of following links; the editor sends which
 * block is selected, and when to load the page again.
 */
export function Canvas({ shell }: Readonly<{ shell: Pick<ShellData, 'popups'> }>) {
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Extract<ToCanvas, { canvas: 'popup' }>>();
  useEffect(() => {
    const style = document.createElement('style');
    style.textContent = look;
    document.head.append(style);
    const press = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      const block = event.target instanceof Element && event.target.closest<HTMLElement>('[data-block]');
      const name = block ? block.dataset.block?.split('/')[0] : undefined;
      if (name !== undefined) tell({ canvas: 'pressed', block: name });
    };
    const hear = (event: MessageEvent<unknown>) => {
      const message = canvasMessage<ToCanvas>(event, { origin: window.location.origin, source: window.parent });
      if (message?.canvas === 'select') {
        unmark();
        chosen = message.block;
        markChosen();
        showPart(message.part);
      }
      if (message?.canvas === 'empty') {
        reasons = message.reasons;
        markEmpty();
      }
      if (message?.canvas === 'without-popups') style.textContent = look + withoutPopups;
      if (message?.canvas === 'popup') setEdited(message);
      if (message?.canvas !== 'renew') return;
      if (message.whole) window.location.reload();
      else void revalidate();
    };
    const events = ['click', 'auxclick', 'submit'] as const;
    // Before the page itself hears of it, which opens dialogs and follows links.
    for (const name of events) window.addEventListener(name, press, { capture: true });
    window.addEventListener('message', hear);
    const changes = new MutationObserver(() => {
      markChosen();
      markEmpty();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    markEmpty();
    tell({ canvas: 'ready' });
    return () => {
      style.remove();
      changes.disconnect();
      for (const name of events) window.removeEventListener(name, press, { capture: true });
      window.removeEventListener('message', hear);
    };
  }, [revalidate]);
  const popup = shell.popups.find(({ key }) => key === edited?.key);
  return (
    popup && (
      <div data-edited className="contents">
        <PopupBox popup={popup} content={edited?.size === 'large' && <PopupContent popup={popup} />} />
      </div>
    )
  );
}
