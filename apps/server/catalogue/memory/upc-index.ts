/** Finds the number of a SKU by its upc. A upc of thirteen digits, the usual form, takes twelve bytes. */
export type UpcIndex = Readonly<{
  find: (upc: string) => number | undefined;
  put: (upc: string, sku: number) => void;
  remove: (upc: string) => void;
  size: () => number;
}>;

const none = 0xffffffff;

/**
 * An open-addressing hash of numbers; upcs that are not numeric are kept in a map. A slot once taken stays with its
 * upc.
 */
export function createUpcIndex(): UpcIndex {
  let keys = new Float64Array(1024);
  let skus = new Uint32Array(1024).fill(none);
  let taken = 0;
  let size = 0;
  const others = new Map<string, number>();

  function placeOf(key: number): number {
    const mask = keys.length - 1;
    let place = (Math.imul(key % 4_294_967_296, 0x9e3779b1) ^ Math.floor(key / 4_294_967_296)) >>> 0;
    place = (place ^ (place >>> 15)) & mask;
    while (keys[place] !== 0 && keys[place] !== key) place = (place + 1) & mask;
    return place;
  }

  function grow(): void {
    const [oldKeys, oldSkus] = [keys, skus];
    keys = new Float64Array(oldKeys.length * 2);
    skus = new Uint32Array(oldKeys.length * 2).fill(none);
    taken = 0;
    oldKeys.forEach((key, at) => {
      if (oldSkus[at] === none) return;
      const place = placeOf(key);
      keys[place] = key;
      skus[place] = oldSkus[at] as number;
      taken += 1;
    });
  }

  return {
    find(upc) {
      const key = numberOf(upc);
      if (key === undefined) return others.get(upc);
      const sku = skus[placeOf(key)];
      return sku === none ? undefined : sku;
    },
    put(upc, sku) {
      const key = numberOf(upc);
      if (key === undefined) {
        others.set(upc, sku);
        return;
      }
      if (taken * 10 > keys.length * 7) grow();
      const place = placeOf(key);
      if (keys[place] === 0) taken += 1;
      if (skus[place] === none) size += 1;
      keys[place] = key;
      skus[place] = sku;
    },
    remove(upc) {
      const key = numberOf(upc);
      if (key === undefined) {
        others.delete(upc);
        return;
      }
      const place = placeOf(key);
      if (skus[place] === none) return;
      skus[place] = none;
      size -= 1;
    },
    size: () => size + others.size,
  };
}

/** Undefined unless it has thirteen digits. Read digit by digit, as it is asked for some thirty times in a change of a cart. */
function numberOf(upc: string): number | undefined {
  if (upc.length !== 13) return undefined;
  let number = 0;
  for (let at = 0; at < 13; at++) {
    const digit = upc.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return number === 0 ? undefined : number;
}
