import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import type { AccordionSection } from '@eyelet/ui/disclosure/accordion.tsx';

/** The product's sections for the accordion: a single text is a paragraph, several are a list. */
export function detailSections(product: Product): AccordionSection[] {
  return (
    product.details
      // The description is already shown above.
      .filter((section) => section.data.length > 0 && section.data[0] !== product.description)
      .map(({ id, label, expanded, data }) => ({
        id,
        label,
        expanded,
        content:
          data.length === 1 ? (
            <p>{data[0]}</p>
          ) : (
            <ul className="dashes">
              {data.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
      }))
  );
}
