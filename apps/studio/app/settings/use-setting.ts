import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { resetSetting } from '@eyelet/contracts/settings/reset.ts';
import type { Setting } from '@eyelet/contracts/settings/setting.ts';
import { useState } from 'react';
import { useUnsaved } from '../forms/unsaved.ts';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { currentOf, problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { type Control, isSameTyped, storedOf, type Typed, typedOf } from './control-of.ts';
import { showSetting } from './settings.ts';

type Draft = Readonly<{ typed: Typed; version: number }>;

/**
 * A setting while somebody changes it. A draft keeps the version it began with: where that is no longer the latest,
 * `theirs` is what somebody else has decided meanwhile.
 */
export function useSetting(setting: Setting, control: Control) {
  const { t } = useWords();
  const { key, version } = setting;
  const [draft, setDraft] = useState<Draft>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const stored = typedOf(control, setting.value);
  const typed = draft?.typed ?? stored;
  const isChanged = draft !== undefined && !isSameTyped(draft.typed, stored);
  useUnsaved(isChanged && !isBusy);

  function change(next: Typed): void {
    setError(undefined);
    setDraft((before) => ({ typed: next, version: before && isChanged ? before.version : version }));
  }

  function discard(): void {
    setError(undefined);
    setDraft(undefined);
  }

  async function run(way: () => Promise<Setting>): Promise<void> {
    setError(undefined);
    setBusy(true);
    try {
      showSetting(await way());
      setDraft(undefined);
      showToast(t('studio.saved'));
    } catch (problem) {
      const current = currentOf<Setting>(problem);
      if (current) showSetting(current);
      else setError(problemText(t, problem));
    } finally {
      setBusy(false);
    }
  }

  async function save(from: number): Promise<void> {
    const value = storedOf(control, typed);
    if (value === undefined) {
      if (control.kind === 'number')
        return setError(t('studio.settings.range', { least: control.least, most: control.most }));
      return setError(t(control.kind === 'seller' ? 'studio.settings.checkFields' : 'studio.error.required'));
    }
    await run(() => call(changeSetting, { params: { key }, body: { value, version: from } }));
  }

  return {
    typed,
    isChanged,
    isBusy,
    error,
    theirs: isChanged && draft.version !== version ? setting : undefined,
    change,
    discard,
    save: () => save(draft?.version ?? version),
    saveOver: () => save(version),
    reset: () => run(() => call(resetSetting, { params: { key }, query: { version } })),
  };
}
