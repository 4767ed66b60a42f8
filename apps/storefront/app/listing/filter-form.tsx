import type { FormEvent, ReactNode } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';

/** A form whose changes show at once; without scripts it waits for its button. The term of a search goes along. */
export function FilterForm({ className, children }: Readonly<{ className?: string; children: ReactNode }>) {
  const submit = useSubmit();
  const [search] = useSearchParams();
  const term = search.get('q');
  const send = (event: FormEvent<HTMLFormElement>) => {
    const query = new FormData(event.currentTarget);
    if (query.get('sort') === '') query.delete('sort');
    submit(query, { method: 'get', preventScrollReset: true, replace: true });
  };
  return (
    <Form method="get" onChange={send} className={className}>
      {term !== null && <input type="hidden" name="q" value={term} />}
      {children}
    </Form>
  );
}
