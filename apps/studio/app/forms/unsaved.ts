import { useEffect, useId } from 'react';

/** Forms with something that is not saved. */
const unsaved = new Set<string>();

/** Whether leaving the page would lose something. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Lets go of what is not saved, once somebody has decided to. */
export const forgetUnsaved = (): void => unsaved.clear();

/** Says of a form whether it has something that is not saved, until it is gone. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [id, isUnsaved]);
}
