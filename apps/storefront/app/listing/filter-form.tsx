import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Form, useLocation, useSearchParams, useSubmit } from 'react-router';

/**
 * A form whose changes show at once; without scripts it waits for its button. The term of a search goes along. Its address
 * is that of the page: drawn in a dialog, which no route owns, it would lead to the root.
 */
export function FilterForm({ className, children }: Readonly<{ className?: string; children: ReactNode }>) {
  const submit = useSubmit();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const term = search.get('q');
  const send = () => {
    const query = new FormData(form.current ?? undefined);
    if (query.get('sort') === '') query.delete('sort');
    submit(query, { method: 'get', action: pathname, preventScrollReset: true, replace: true });
  };

  // What was ticked before scripts were there to hear of it counts as well. Boxes follow the address only after this.
  useLayoutEffect(() => {
    if (form.current && isChanged(form.current)) send();
  }, []);

  return (
    <Form ref={form} method="get" action={pathname} onChange={send} autoComplete="off" className={className}>
      {term !== null && <input type="hidden" name="q" value={term} />}
      {children}
    </Form>
  );
}

/** Whether a control of a form differs from what the page was made with. */
function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some((control) => {
    if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected !== option.defaultSelected);
    return false;
  });
}
