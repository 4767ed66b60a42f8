/** Facts of a case that a template may have places for, written as `{firstName}`. */
export const templatePlaces = ['firstName', 'lastName', 'reference', 'orderNumber'] as const;

export type TemplatePlace = (typeof templatePlaces)[number];

const place = /\{(\w+)\}/g;

const isPlace = (name: string): name is TemplatePlace => (templatePlaces as readonly string[]).includes(name);

/** The first place of a text that no case can fill; undefined for none. */
export function unknownPlace(text: string): string | undefined {
  return [...text.matchAll(place)].map(([, name = '']) => name).find((name) => !isPlace(name));
}

/** A template with the facts of a case. A place whose fact is empty stays, to be filled by hand. */
export function fillTemplate(text: string, facts: Readonly<Record<TemplatePlace, string>>): string {
  return text.replace(place, (whole, name: string) => (isPlace(name) && facts[name].trim()) || whole);
}

/** The first place that is still open in a text that is about to be sent; undefined for none. */
export function openPlace(text: string): TemplatePlace | undefined {
  return [...text.matchAll(place)].map(([, name = '']) => name).find(isPlace);
}
