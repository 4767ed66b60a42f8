import { useContext, useEffect, useState } from 'react';
import { PageProductContext } from './page-product.ts';

/** Undefined while it is looked up, null where there is none. */
type ProductTag = string | null | undefined;

/**
 * What the posts are about: on a page of a product its style, which is looked up (B7.32), otherwise what the author says.
 * A lookup that fails is logged (B8.23), and there are no posts.
 */
export function useProductTag(written: string | undefined): ProductTag {
  const product = useContext(PageProductContext);
  const [found, setFound] = useState<ProductTag>();
  useEffect(() => {
    if (!product) return;
    let left = false;
    product.readMasterId(product.id).then(
      (masterId) => void (left || setFound(masterId)),
      (error: unknown) => {
        console.warn(error);
        if (!left) setFound(null);
      },
    );
    return () => {
      left = true;
      setFound(undefined);
    };
  }, [product]);
  return product ? found : (written ?? null);
}
