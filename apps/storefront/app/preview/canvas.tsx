import { canvasMessage, type FromCanvas, type ToCanvas } from '@eyelet/contracts/preview/canvas.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showPart } from '../personalisation/shown-part.ts';
import { PopupBox } from '../popups/popup-box.tsx';
import { PopupContent } from '../popups/popup-content.tsx';
import type { ShellData } from '../shop/read-shell.ts';

const mark = 'data-chosen';
const look = `[${mark}] { outline: 3px solid #2b55c4; outline-offset: -3px; scroll-margin: 80px; }
[data-block] { cursor: pointer; }`;
const withoutPopups = '.popup:not([data-edited] *) { display: none; }';

const tell = (message: FromCanvas) => window.parent.postMessage(message, window.location.origin);

/** The elements of a block name: one block, or all blocks of a reference. */
const blocksOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-block]')].filter(
    ({ dataset }) => dataset.block === name || dataset.block?.startsWith(`${name}/`),
  );

function choose(name: string | null): void {
  for (const one of document.querySelectorAll(`[${mark}]`)) one.removeAttribute(mark);
  const chosen = name === null ? [] : blocksOf(name);
  for (const one of chosen) one.setAttribute(mark, '');
  chosen[0]?.scrollIntoView({ block: 'nearest' });
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
        choose(message.block);
        showPart(message.part);
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
    tell({ canvas: 'ready' });
    return () => {
      style.remove();
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
