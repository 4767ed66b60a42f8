import { notAvailable } from '../page/not-available.ts';

/** Paths outside of every market. */
export function loader() {
  return notAvailable();
}

export default function UnknownPage() {
  return null;
}
