/** Keeps a text in this browser for the next visit. Where it has no room, the studio goes on without. */
export function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {}
}
