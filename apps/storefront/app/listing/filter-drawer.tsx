import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { OpenSign } from '@eyelet/ui/disclosure/open-sign.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useMatches } from 'react-router';
import { FacetValues } from './facet-values.tsx';
import { FilterForm } from './filter-form.tsx';
import type { PageListing } from './page-listing.ts';

/** All facets of the listing in a drawer; its footer shows how many products remain after each change. */
export default function FilterDrawer({ close, titleId }: DialogContentProps) {
  const say = useSay();
  const listing = useMatches()
    .map((match) => (match.loaderData as { listing?: PageListing } | undefined)?.listing)
    .findLast((found) => found);
  if (!listing) return null;
  return (
    <DialogPanel
      title={say('catalogue.filters')}
      titleId={titleId}
      close={close}
      footer={
        <Button wide onClick={close}>
          {say('catalogue.showResults', { n: listing.total })}
        </Button>
      }
    >
      <FilterForm className="-mt-6">
        <input type="hidden" name="sort" value={listing.sort === listing.sorts[0]?.id ? '' : listing.sort} />
        {listing.facets.map((facet) => (
          <details
            key={facet.system ?? facet.id}
            open={facet.values.some((value) => value.selected)}
            className="border-b border-drift"
          >
            <summary className="opens">
              {facet.label}
              <OpenSign />
            </summary>
            <div className="pb-6">
              <FacetValues facet={facet} />
            </div>
          </details>
        ))}
      </FilterForm>
    </DialogPanel>
  );
}
