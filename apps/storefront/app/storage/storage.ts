/** What the pages of the shop need of a `Storage`. The names of what it has are its keys (`Object.keys`). */
export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** In place of storages that a browser denies: what is kept there holds until the page is left. */
const inMemory: { [name in 'localStorage' | 'sessionStorage']?: Place } = {};

/** What is kept in this browser. */
export function browserStorage(): Place {
  return storageOf('localStorage');
}

/** What is kept for this tab. */
export function tabStorage(): Place {
  return storageOf('sessionStorage');
}

/** Keeps a text, and answers whether there was room for it. */
export function keep(place: Pick<Place, 'setItem'>, name: string, text: string): boolean {
  try {
    place.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Asking for it throws where a visitor blocks the data of sites; some views in apps have none. */
function storageOf(name: keyof typeof inMemory): Place {
  try {
    if (globalThis[name]) return globalThis[name];
  } catch {}
  inMemory[name] ??= memory();
  return inMemory[name];
}

function memory(): Place {
  return Object.create({
    getItem(this: Record<string, string>, name: string) {
      return Object.hasOwn(this, name) ? this[name] : null;
    },
    setItem(this: Record<string, string>, name: string, text: string) {
      this[name] = text;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  }) as Place;
}
