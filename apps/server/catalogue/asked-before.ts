/** Whether a text was asked for recently; remembers it for the next time. */
export type AskedBefore = (text: string) => boolean;

/** How many texts are remembered; the more distinct ones there are, the sooner each is forgotten. */
const places = 1 << 16;

/**
 * Remembers texts by their hashes, so that questions asked only once take no memory: their answers are not worth
 * evicting others for, and memory that lives a while and is then dropped is the most expensive for the garbage
 * collector. Two texts with the same hash count as one, which keeps an answer too early and does no harm.
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
