type Crumb = Readonly<{ label: string; url: string }>;

/** The breadcrumbs of a page as structured data. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + crumb.url,
    })),
  };
}
