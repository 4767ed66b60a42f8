import type { FormEvent, ReactNode } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { useKnownQuery } from '../shell/use-known-query.ts';

/**
 * A form whose changes show at once; without scripts it waits for its button. The term of a search goes along. Its address
 * is that of the page: drawn in a dialog, which no route owns, it would lead to the root.
 */
export function FilterForm({ className, children }: Readonly<{ className?: string; children: ReactNode }>) {
  const submit = useSubmit();
  const { pathname } = useLocation();
  const search = useKnownQuery();
  const term = search.get('q');
  const send = (event: FormEvent<HTMLFormElement>) => {
    const query = new FormData(event.currentTarget);
    if (query.get('sort') === '') query.delete('sort');
    submit(query, { method: 'get', action: pathname, preventScrollReset: true, replace: true });
  };
  return (
    <Form method="get" action={pathname} onChange={send} className={className}>
      {term !== null && <input type="hidden" name="q" value={term} />}
      {children}
    </Form>
  );
}
