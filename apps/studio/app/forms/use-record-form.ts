import { useState } from 'react';
import { isSameValues, mergeValues } from './merge.ts';
import { type FormOptions, useForm } from './use-form.ts';

type Values = Readonly<Record<string, unknown>>;

type RecordFormOptions<R, V extends Values> = Readonly<{
  /** The record as it is known now; a newer version may come at any time. */
  record: R;
  valuesOf: (record: R) => V;
  /** Saves over a version and answers the record that it has become. */
  save: (values: V, version: number) => Promise<R>;
}> &
  Omit<FormOptions<V>, 'initial' | 'send'>;

/**
 * A form of a record that others change too. It stays with the version that it began with: a newer one is taken over where
 * nothing was typed, and otherwise is `theirs`, for the author to take, to merge, or to save over. What was typed is never
 * lost to somebody else's change.
 */
export function useRecordForm<R extends Readonly<{ version: number }>, V extends Values>({
  record,
  valuesOf,
  save,
  ...options
}: RecordFormOptions<R, V>) {
  const [begun, setBegun] = useState(record);
  const initial = valuesOf(begun);
  const form = useForm({ ...options, initial, send: (values) => saveOver(values, begun.version) });
  const refusedFor = form.current as R | undefined;
  const latest = refusedFor && refusedFor.version > record.version ? refusedFor : record;
  const stored = valuesOf(latest);
  const isNewer = latest.version > begun.version;
  // Another part of the record has changed, or this part into what stands here.
  const isHarmless = isSameValues(stored, initial) || isSameValues(stored, form.values);
  const isUntyped = isSameValues(form.values, initial);
  if (isNewer && isUntyped) begin(latest, stored);
  else if (isNewer && isHarmless) setBegun(latest);

  function begin(from: R, values: V): void {
    setBegun(from);
    form.fill(values);
  }

  async function saveOver(values: V, version: number): Promise<void> {
    const saved = await save(values, version);
    begin(saved, valuesOf(saved));
  }

  const theirs = isNewer && !isUntyped && !isHarmless && !form.isBusy ? latest : undefined;
  return {
    ...form,
    problem: theirs ? undefined : form.problem,
    isChanged: !isUntyped,
    theirs,
    /** Shows what is stored, and forgets what was typed. */
    takeTheirs: () => begin(latest, stored),
    /** Saves what was typed over what is stored. */
    keepMine: () => form.retry(() => saveOver(form.values, latest.version)),
    /** Puts both together, to be looked through and saved. */
    merge: () => begin(latest, mergeValues(initial, form.values, stored)),
  };
}
