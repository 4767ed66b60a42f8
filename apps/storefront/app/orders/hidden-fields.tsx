/**
 * Values that a form posts on unseen. This page has them from a module of its own: one that it shared with the pages of orders would
 * become a file that each of them names in the list of parts, which every page loads.
 */
export function HiddenFields({ of = {} }: Readonly<{ of: Readonly<Record<string, string>> | undefined }>) {
  return Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
