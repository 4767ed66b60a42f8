import { useEffect, useRef } from 'react';

type Handlers = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const typing = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

/** Whether a key is meant for what has the focus, or for a dialog that is open. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true;
  return target instanceof Element && target.closest(typing) !== null;
}

/** Keys of the page: single ones while nobody types, `mod+k` at any time. */
export function useKeys(handlers: Handlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey;
      const name = hasModifier ? `mod+${event.key.toLowerCase()}` : event.key;
      const handler = latest.current[name];
      if (!handler || event.altKey || event.defaultPrevented) return;
      if (!hasModifier && isTaken(event)) return;
      handler(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
