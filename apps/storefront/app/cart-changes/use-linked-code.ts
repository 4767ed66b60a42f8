import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ChangeRequest } from './change-queue.ts';
import { linkedCodeKey } from './linked-code-key.ts';

/** Puts the code of a link (`?code=`) on the cart, on any page; what that needs is loaded only then. */
export function useLinkedCode(change: (request: ChangeRequest) => Promise<void>, tag: string): void {
  const { search } = useLocation();
  useEffect(() => {
    const code = new URLSearchParams(search).get('code');
    if (!code && !sessionStorage.getItem(linkedCodeKey)) return;
    import('./linked-code.ts').then(({ takeLinkedCode }) => takeLinkedCode(code, change, tag)).catch(console.warn);
  }, [search, change, tag]);
}
