import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { type FormEvent, useRef, useState } from 'react';
import { currentOf, memberProblems, problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { isSameValues } from './merge.ts';
import { useUnsaved } from './unsaved.ts';

type Values = Readonly<Record<string, unknown>>;

export type FormOptions<V extends Values> = Readonly<{
  /** What the form fills in: its schema says how long a text may be. */
  operation: Operation;
  initial: V;
  /** Members that may not be left empty. */
  required?: readonly (keyof V & string)[];
  /** What is wrong with members, known before anything is sent. */
  check?: (values: V) => Readonly<Record<string, string>>;
  send: (values: V) => Promise<void>;
  /** Whether leaving the page asks first once something was typed; signing in, for one, is no loss. */
  isWork?: boolean;
}>;

type TextMembers<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

/**
 * A form of an operation. Messages of the server about a member are beside its field, others above the form; the input
 * is kept. `current` is the current version if somebody else was faster.
 */
export function useForm<V extends Values>({
  operation,
  initial,
  required = [],
  check,
  send,
  isWork = true,
}: FormOptions<V>) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [current, setCurrent] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<V>();
  useUnsaved(isWork && !isBusy && !isSameValues(values, initial) && !(sent && isSameValues(values, sent)));

  function set<K extends keyof V & string>(name: K, value: V[K]): void {
    change(name, () => value);
  }

  /** Changes a member as it is then: for what comes later than it was asked for, such as what a scanner has typed. */
  function change<K extends keyof V & string>(name: K, next: (before: V[K]) => V[K]): void {
    setValues((before) => ({ ...before, [name]: next(before[name]) }));
    setErrors(({ [name]: _, ...others }) => others);
  }

  /** Shows other values, such as newer ones of a record. */
  function fill(next: V): void {
    setValues(next);
    setSent(undefined);
    setErrors({});
    setProblem(undefined);
    setCurrent(undefined);
  }

  function refuse(found: Readonly<Record<string, string>>): void {
    setErrors(found);
    const first = Object.keys(found).flatMap((name) => {
      const field = form.current?.elements.namedItem(name);
      return field instanceof HTMLElement ? [field] : [];
    })[0];
    first?.focus();
  }

  function failWith(error: unknown): void {
    const found = memberProblems(error);
    const known = Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(values, name)));
    setCurrent(currentOf(error));
    if (Object.keys(known).length > 0) refuse(known);
    else setProblem(problemText(t, error));
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const empty = required.filter((name) => isEmpty(values[name]));
    if (empty.length > 0) return refuse(Object.fromEntries(empty.map((name) => [name, t('studio.error.required')])));
    const wrong = check?.(values) ?? {};
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setErrors({});
    await retry(() => send(values));
  }

  /** Sends in another way than the button does, such as over what somebody else has changed. */
  async function retry(way: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    setCurrent(undefined);
    setBusy(true);
    try {
      await way();
      setSent(values);
    } catch (error) {
      failWith(error);
    } finally {
      setBusy(false);
    }
  }

  /** What a text field of a member is given. */
  function text<K extends TextMembers<V>>(name: K) {
    const schema = operation.body?.properties[name] as Readonly<{ maxLength?: number }> | undefined;
    return {
      name,
      value: values[name] as string,
      onChange: (value: string) => set(name, value as V[K]),
      error: errors[name],
      maxLength: schema?.maxLength,
      isRequired: required.includes(name),
    };
  }

  return { ref: form, values, set, change, fill, text, errors, problem, current, isBusy, submit, retry };
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}
