import { useEffect, useState } from 'react';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { readServerDay } from './server-day.ts';

/** The current day of the server; undefined until it is known. The day of the device when the call fails. */
export function useServerDay(): string | undefined {
  const { header } = useLocale();
  const [day, setDay] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const take = (known: string) => {
      if (wanted) setDay(known);
    };
    readServerDay(shopperOf(header).client).then(take, () => take(new Date().toISOString().slice(0, 10)));
    return () => {
      wanted = false;
    };
  }, [header]);
  return day;
}
