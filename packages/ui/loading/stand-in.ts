/**
 * How to find an element of a part later: itself, or the one in its place if the part was rendered again in the
 * meantime.
 */
export function standInOf<E extends Element>(one: E, part: Element): () => E {
  const likes = () => [...part.getElementsByTagName(one.tagName)] as Element[] as E[];
  const place = likes().indexOf(one);
  return () => (one.isConnected ? one : (likes()[place] ?? one));
}
