import { useLayoutEffect, useState } from 'react';

const key = 'benefit-bar.closed';

/**
 * An inline script for the head: a bar that was closed in this browser is not there from the first paint on, although
 * the page is the same for everybody (B4.1.01).
 */
export const hideClosedBar = `try{const n=localStorage.getItem("${key}");if(n){const s=document.createElement("style");s.textContent='[data-bar="'+CSS.escape(n)+'"]{display:none}';document.head.append(s)}}catch{}`;

/** Whether the bar of a name was closed in this browser, and how to close it (B4.1.02). */
export function useClosedBar(name: string): readonly [boolean, () => void] {
  const [closed, setClosed] = useState(false);
  useBeforePaint(() => setClosed(readClosed() === name), [name]);
  const close = () => {
    setClosed(true);
    try {
      localStorage.setItem(key, name);
    } catch {
      // Without storage it is closed until the page is left.
    }
  };
  return [closed, close];
}

const useBeforePaint: typeof useLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

function readClosed(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
