import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The answer to the last form of a page. Links within the page, such as those of a summary of errors, make the router forget it, and with it
 * what a guest has proved.
 */
export function useLastAnswer<T>(answer: T | undefined): T | undefined {
  const { hash } = useLocation();
  const [last, setLast] = useState(answer);
  const now = answer ?? (hash === '' ? undefined : last);
  if (now !== last) setLast(now);
  return now;
}
