import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Makes links of still blocks, which are not hydrated, navigate without loading a document. */
export function useStillLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const path = pathOf(event);
      if (!path) return;
      event.preventDefault();
      navigate(path);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [navigate]);
}

/** The path of a click on such a link within the shop; undefined if the browser itself has to handle it. */
function pathOf(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.still a');
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const { target, origin, pathname, search, hash } = link;
  if (origin !== location.origin || target === '_blank' || hash) return undefined;
  return pathname + search;
}
