import { isObject } from './places.ts';

/**
 * A fingerprint of a value, by which a translation recognises that its source has changed since. Equal values have
 * equal ones, whatever the order of their members. 64 bits of FNV-1a in two halves; it protects against oversight, not
 * against forgery.
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(inOrder(value ?? null));
  return [0x811c9dc5, 0x01000193].map((seed) => half(text, seed)).join('');
}

function half(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The value with the members of all its objects by name, as storage does not keep their order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, inOrder(value[name])]),
  );
}
