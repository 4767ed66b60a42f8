export const popupSizes = ['small', 'large'] as const;

export type PopupSize = (typeof popupSizes)[number];

/**
 * The messages between the editor and the page of the shop in its frame, by `postMessage`, both on the shop's own
 * origin. Blocks are identified by their names in the document.
 */
export type ToCanvas =
  | Readonly<{ canvas: 'renew'; whole: boolean }>
  /** With the part of a block, such as a segment, that is shown whoever the visitor is: its id; null for everybody else. */
  | Readonly<{ canvas: 'select'; block: string | null; part?: string | null | undefined }>
  /** Why shoppers see nothing of blocks, by their names, in the words of the editor. */
  | Readonly<{ canvas: 'empty'; reasons: Readonly<Record<string, string>> }>
  /** Pop-ups would cover the draft. */
  | Readonly<{ canvas: 'without-popups' }>
  /** The pop-up that is edited, at once and whether or not the author has dismissed it before. */
  | Readonly<{ canvas: 'popup'; key: string; size: PopupSize }>;

export type FromCanvas = Readonly<{ canvas: 'ready' }> | Readonly<{ canvas: 'pressed'; block: string }>;

/** A message, if it comes from the other side; undefined for any other. */
export function canvasMessage<M extends ToCanvas | FromCanvas>(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  expected: Readonly<{ origin: string; source: unknown }>,
): M | undefined {
  if (origin !== expected.origin || source !== expected.source) return undefined;
  return typeof data === 'object' && data !== null && 'canvas' in data ? (data as M) : undefined;
}
