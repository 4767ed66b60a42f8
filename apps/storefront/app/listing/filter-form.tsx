import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Form, useLocation, useSearchParams, useSubmit } from 'react-router';

/**
 * A form whose changes apply at once; without scripts it needs its button. It keeps the search term. Its action
 * is the URL of the page: inside a dialog, which belongs to no route, the default would be the root.
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

  // Applies boxes that were ticked before scripts had loaded. Must run before the effects that set boxes by the URL.
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

/** Whether a control of a form differs from the HTML of the page. */
function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some((control) => {
    if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected !== option.defaultSelected);
    return false;
  });
}
