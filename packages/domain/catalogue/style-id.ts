/** Characters of the id of a style. */
const styleIdLength = 8;

/** The id of the style of a colourway, whose own id begins with it; that of a style is itself. */
export function styleIdOf(productId: string): string {
  return productId.slice(0, styleIdLength);
}
