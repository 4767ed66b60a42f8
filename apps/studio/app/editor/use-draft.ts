import { type DocumentProblem, problemsInDocument } from '@eyelet/blocks/items/check-document.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { useEffect, useRef, useState } from 'react';
import { itemChanged } from '../content/changed.ts';
import { useUnsaved } from '../forms/unsaved.ts';
import { call } from '../session/api.ts';
import { currentOf, problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';

/** Milliseconds without a change after which a draft saves itself. */
const pauseMs = 700;

export type Draft = Readonly<{
  state: 'saved' | 'waiting' | 'saving' | 'unfit' | 'failed' | 'theirs';
  /** The item as it was last stored. */
  stored: OpenedItem;
  /** What was written when this was last rendered, stored or not; writing alone renders nothing, so that keys stay quick. */
  document: ContentDocument;
  /** What keeps it from being stored. */
  problems: readonly DocumentProblem[];
  problem: string | undefined;
  /** What somebody else has stored meanwhile. */
  theirs: OpenedItem | undefined;
  write: (document: ContentDocument) => void;
  /** Goes on from what somebody else has stored, with what is written now. */
  goOnFrom: (theirs: OpenedItem, document: ContentDocument) => void;
  /** Stores what is written; what is there then. Fails where it cannot be stored. */
  settle: () => Promise<OpenedItem>;
}>;

/** A draft that stores itself whenever one pauses, and never over what somebody else has stored. */
export function useDraft(opened: OpenedItem): Draft {
  const { t } = useWords();
  const [state, setState] = useState<Draft['state']>('saved');
  const [stored, setStored] = useState(opened);
  const [problems, setProblems] = useState<readonly DocumentProblem[]>([]);
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<OpenedItem>();
  const now = useRef({ stored: opened, document: opened.document });
  const timer = useRef<number>(undefined);
  const saving = useRef<Promise<OpenedItem>>(undefined);
  useUnsaved(state !== 'saved');
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function keep(next: OpenedItem): void {
    now.current.stored = next;
    setStored(next);
  }

  async function store(): Promise<OpenedItem> {
    const { stored: before, document: written } = now.current;
    if (fingerprint(before.document) === fingerprint(written)) {
      setState('saved');
      return before;
    }
    const unfit = problemsInDocument(itemKinds[before.item.kind], written);
    setProblems(unfit);
    if (unfit.length > 0) {
      setState('unfit');
      throw new Error(t('studio.editor.unfit', { count: unfit.length }));
    }
    setState('saving');
    try {
      const { itemId, latest } = before.item;
      const body = { version: latest, document: written, autosaved: true };
      const next = await call(saveDraft, { params: { itemId }, body });
      // The server has cleaned the HTML; what was typed meanwhile is compared with what is stored.
      if (now.current.document === written) now.current.document = next.document;
      keep(next);
      void itemChanged(next);
      setProblem(undefined);
      setState(now.current.document === next.document ? 'saved' : 'waiting');
      return next;
    } catch (error) {
      const current = currentOf<OpenedItem>(error);
      setTheirs(current);
      setProblem(problemText(t, error));
      setState(current ? 'theirs' : 'failed');
      throw error;
    }
  }

  /** One save after the other; what was written during one is stored by the next. */
  async function settle(): Promise<OpenedItem> {
    window.clearTimeout(timer.current);
    await saving.current?.catch(() => undefined);
    saving.current = store();
    try {
      return await saving.current;
    } finally {
      saving.current = undefined;
    }
  }

  const later = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void settle().catch(() => undefined), pauseMs);
  };

  return {
    ...{ state, stored, problems, problem, theirs, settle },
    document: now.current.document,
    write(next) {
      now.current.document = next;
      if (state === 'theirs') return;
      setState('waiting');
      later();
    },
    goOnFrom(other, next) {
      keep(other);
      now.current.document = next;
      setTheirs(undefined);
      setProblem(undefined);
      setState('waiting');
      later();
    },
  };
}
