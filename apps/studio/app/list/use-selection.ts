import { useState } from 'react';

/** What is selected in a list: of what is shown only, so that nothing unseen is acted on. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter((id) => chosen.has(id));
  return {
    selected,
    isAll: selected.length > 0 && selected.length === shown.length,
    isSome: selected.length > 0 && selected.length < shown.length,
    has: (id: string) => chosen.has(id),
    toggle: (id: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    toggleAll: () => setChosen(new Set(selected.length === shown.length ? [] : shown)),
    clear: () => setChosen(new Set()),
  };
}
