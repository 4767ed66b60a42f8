import { useSearchParams } from 'react-router';

/** The query of the address, and a way to set one of its members; an empty value takes it out. No step back is made of it. */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const set = (name: string, value: string) =>
    setAddress(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return { address, set, clear: () => setAddress({}) };
}
