import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Medium } from '@eyelet/contracts/media/medium.ts';
import { uploadMedium } from '@eyelet/contracts/media/upload.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { useRef, useState } from 'react';
import { problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { sendFile } from '../session/upload.ts';
import { useWords } from '../words/words.ts';

/** A file on its way into the library. `share` is what has been sent of it, from 0 to 1. */
export type Upload = Readonly<{ id: number; fileName: string; share: number; problem?: string; medium?: Medium }>;

/** Files that are sent at the same time. */
const atOnce = 2;

/** Sends files to the library, two at a time, each with its progress and its answer. */
export function useUploads(onAdded?: (medium: Medium) => void) {
  const { t } = useWords();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<{ id: number; file: File }[]>([]);
  const running = useRef(0);
  const count = useRef(0);

  const change = (id: number, changed: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  function add(files: readonly File[]): void {
    const added = files.map((file) => ({ id: count.current++, file }));
    waiting.current.push(...added);
    setUploads((before) => [...before, ...added.map(({ id, file }) => ({ id, fileName: file.name, share: 0 }))]);
    for (let free = atOnce - running.current; free > 0; free--) void next();
  }

  async function next(): Promise<void> {
    const one = waiting.current.shift();
    if (!one) return;
    running.current++;
    try {
      const request = { query: { fileName: one.file.name }, body: one.file };
      const { medium } = await sendFile(uploadMedium, request, (share) => change(one.id, { share }));
      change(one.id, { share: 1, medium });
      onAdded?.(medium);
      await refresh(['media']);
    } catch (error) {
      change(one.id, { problem: uploadProblem(t, error) });
    } finally {
      running.current--;
      void next();
    }
  }

  return {
    uploads,
    add,
    clear: () => setUploads((before) => before.filter(({ share, problem }) => share < 1 && !problem)),
  };
}

const reasons = ['type', 'bytes', 'pixels', 'broken', 'more', 'kind', 'known'] as const;

/** Why a file was refused, in words. */
export function uploadProblem(t: Translate, error: unknown): string {
  const reason =
    error instanceof ApiError && error.id === 'STF452' ? error.errorDetails[0]?.details?.problem : undefined;
  const known = reasons.find((one) => one === reason);
  return known ? t(`studio.media.refused.${known}`) : problemText(t, error);
}
