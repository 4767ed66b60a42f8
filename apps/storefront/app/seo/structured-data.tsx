/** A block of JSON-LD. Angle brackets are escaped, so that no text can end the block. */
export function StructuredData({ data }: Readonly<{ data: object }>) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
