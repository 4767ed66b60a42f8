import type { LiveIndex, LiveItem } from './live-index.ts';

type Shown = Omit<LiveIndex, 'put'>;

/** The published content with a version of an item in place of its published one, in every market, for its authors. */
export function withDraft(index: Shown, draft: LiveItem): Shown {
  const isDraft = (kind: string, key: string) => kind === draft.kind && key === draft.key;
  return {
    ...index,
    find: (kind, key, reading) => (isDraft(kind, key) ? draft : index.find(kind, key, reading)),
    findById: (id, reading) => (id === draft.id ? draft : index.findById(id, reading)),
    ofKind: (kind, reading) => {
      const published = index.ofKind(kind, reading);
      if (kind !== draft.kind) return published;
      const at = published.findIndex(({ id }) => id === draft.id);
      return at === -1 ? [...published, draft] : published.with(at, draft);
    },
    currentKey: (kind, key) => (isDraft(kind, key) ? key : index.currentKey(kind, key)),
  };
}
