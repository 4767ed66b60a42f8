/** What goods are like, in the words of the facets. */
export type Attributes = Readonly<Record<'gender' | 'activity' | 'colour', readonly string[]>>;

/** Words of which goods are one of each kind for which there are some. */
export type WantedAttributes = Readonly<Partial<Attributes>>;

const kinds = ['gender', 'activity', 'colour'] as const;

export function haveAttributes(own: Attributes, wanted: WantedAttributes): boolean {
  return kinds.every((kind) => !wanted[kind] || wanted[kind].some((word) => own[kind].includes(word)));
}

/** Whether there is a word, and at least one of each kind that is named. */
export function areAttributes(wanted: WantedAttributes): boolean {
  const words = kinds.flatMap((kind) => (wanted[kind] ? [wanted[kind]] : []));
  return words.length > 0 && words.every((some) => some.length > 0);
}

/** Whether no goods can be of both: of one kind, each wants other words. */
export function areApart(one: WantedAttributes | undefined, other: WantedAttributes | undefined): boolean {
  return kinds.some((kind) => {
    const [own, others] = [one?.[kind], other?.[kind]];
    return own !== undefined && others !== undefined && !own.some((word) => others.includes(word));
  });
}
