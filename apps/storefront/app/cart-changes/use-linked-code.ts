import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tabStorage } from '../storage/storage.ts';
import type { ChangeRequest } from './change-queue.ts';
import { linkedCodeKey } from './linked-code-key.ts';

/** Applies the code of a link (`?code=`) to the cart, on any page; the code for that is loaded only then. */
export function useLinkedCode(change: (request: ChangeRequest) => Promise<void>, tag: string): void {
  const { search } = useLocation();
  useEffect(() => {
    const code = new URLSearchParams(search).get('code');
    if (!code && !tabStorage().getItem(linkedCodeKey)) return;
    import('./linked-code.ts').then(({ takeLinkedCode }) => takeLinkedCode(code, change, tag)).catch(console.warn);
  }, [search, change, tag]);
}
