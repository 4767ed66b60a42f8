import { useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The query of the address, and a way to set one of its members; an empty value takes it out. No step back is made of it, but of clearing all. */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const shown = useRef(address);
  // What was asked for last: of two members that are set before the page shows the first, both count.
  const asked = useRef(address);
  if (shown.current !== address) {
    shown.current = address;
    asked.current = address;
  }
  const go = (next: URLSearchParams, replace: boolean) => {
    asked.current = next;
    setAddress(next, { replace });
  };
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(asked.current);
    if (value === '') next.delete(name);
    else next.set(name, value);
    go(next, true);
  };
  return { address, set, clear: () => go(new URLSearchParams(), false) };
}
