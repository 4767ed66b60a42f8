/** Blocks choose their part anew with this event of the window. */
const recalculate = 'p13n:recalculate';

let part: string | null | undefined;

/** The part of blocks, such as a segment, that the editor shows, whoever the visitor is; null: what is for everybody else. */
export const shownPart = () => part;

export function showPart(wanted: string | null | undefined): void {
  if (wanted === part) return;
  part = wanted;
  window.dispatchEvent(new Event(recalculate));
}
