import { useEffect, useReducer, useRef } from 'react';

/** The result of `read` once `prepare` has loaded it; `onFailure` is called if it cannot be loaded. */
export function usePrepared<T>(
  read: () => T | undefined,
  prepare: (() => Promise<void>) | undefined,
  onFailure: () => void,
): T | undefined {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const found = read();
  const latest = useRef({ prepare, onFailure });
  latest.current = { prepare, onFailure };
  const isMissing = prepare !== undefined && found === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let gone = false;
    latest.current.prepare?.().then(
      () => !gone && showAgain(),
      () => !gone && latest.current.onFailure(),
    );
    return () => {
      gone = true;
    };
  }, [isMissing]);
  return found;
}
