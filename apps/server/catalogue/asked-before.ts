/** Whether a text has been asked about lately; notes it down for the next time. */
export type AskedBefore = (text: string) => boolean;

/** Texts that are remembered at most; the more are asked about, the sooner one is forgotten. */
const places = 1 << 16;

/**
 * Remembers texts by their hashes, so that what is asked about once leaves nothing behind: answers to it are not worth being
 * kept in the place of others, and what is kept for a while and then dropped is the dearest garbage there is. Two texts with
 * the same hash are taken for one, which keeps an answer too soon and does no harm.
 */
export function createAskedBefore(): AskedBefore {
  const hashes = new Int32Array(places);
  return (text) => {
    const hash = hashOf(text);
    const place = (hash ^ (hash >>> 16)) & (places - 1);
    const known = hashes[place] === hash;
    hashes[place] = hash;
    return known;
  };
}

/** FNV-1a over the characters. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
