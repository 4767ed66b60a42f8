import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ends a dialog that asks something: with an answer, or with `false` when it is closed in any other way, also by Escape. `onResult` is
 * called exactly once; a remount is no end.
 */
export function useSingleResult(
  close: () => void,
  onResult: (result: boolean) => void,
): RefObject<(result: boolean) => void> {
  const isGiven = useRef(false);
  const end = useRef((_result: boolean) => {});
  end.current = (result) => {
    if (isGiven.current) return;
    isGiven.current = true;
    close();
    onResult(result);
  };
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      queueMicrotask(() => {
        if (!isShown.current) end.current(false);
      });
    };
  }, []);
  return end;
}
