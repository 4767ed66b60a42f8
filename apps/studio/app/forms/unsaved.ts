import { useEffect, useId } from 'react';

/** Forms with something that is not saved. */
const unsaved = new Set<string>();

/** Whether leaving the page would lose something. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Discards what is not saved, once the person has decided to. */
export const forgetUnsaved = (): void => unsaved.clear();

/** Registers whether a form has something that is not saved, while it is rendered. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [id, isUnsaved]);
}
