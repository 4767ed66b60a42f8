/** Runs in pages before their scripts: nothing more is stored. */
export function storeNothing(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
