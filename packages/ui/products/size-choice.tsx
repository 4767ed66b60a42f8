import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { useState } from 'react';
import { useSay } from '../words/words.tsx';
import { SizeGrid } from './size-grid.tsx';
import { sizeOptions } from './size-options.ts';

type SizeChoiceProps = Readonly<{ product: Product; onChoose?: (upc: string) => void }>;

/** The sizes, with the stock of the chosen one; a product of one size needs no choice. */
export function SizeChoice({ product, onChoose }: SizeChoiceProps) {
  const say = useSay();
  const sizes = sizeOptions(product);
  const [upc, setUpc] = useState<string>();
  const [only] = sizes;
  if (sizes.length === 1 && only) {
    return (
      <p className="font-medium">
        <input type="hidden" name="upc" value={only.value} />
        {say('product.oneSize')}
      </p>
    );
  }
  const system = product.attributes.find((attribute) => attribute.code === 'size')?.system;
  const chosen = sizes.find((size) => size.value === upc);
  const stock = product.variants.find((variant) => variant.upc === upc)?.stockStatusLabel;
  return (
    <div>
      <p className="mb-3 flex items-baseline justify-between gap-4">
        <span className="font-medium" aria-hidden="true">
          {chosen ? say('product.sizeIs', { size: chosen.label }) : say('product.size')}
          {system && <span className="ml-2 font-normal text-granite">{system}</span>}
        </span>
        <span className="text-14 text-granite" role="status">
          {stock}
        </span>
      </p>
      <SizeGrid
        legend={system ? say('product.chooseSizeIn', { system }) : say('product.chooseSize')}
        name="upc"
        sizes={sizes}
        chosen={upc}
        onChoose={(chosenUpc) => {
          setUpc(chosenUpc);
          onChoose?.(chosenUpc);
        }}
      />
    </div>
  );
}
