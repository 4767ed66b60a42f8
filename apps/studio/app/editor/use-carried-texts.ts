import { carriedTexts } from '@eyelet/domain/content/carried-texts.ts';
import type { PuckApi } from '@puckeditor/core';
import { useLayoutEffect, useRef } from 'react';
import { documentOf, type RootProps } from './data.ts';

/** Has translations go along with what they are of when a list is put into another order, as they name it by its place. */
export function useCarriedTexts({ appState: { data }, dispatch }: Pick<PuckApi, 'appState' | 'dispatch'>): void {
  const before = useRef(data);
  // Before anything else happens, so that both are one step of the history.
  useLayoutEffect(() => {
    const [was, is] = [before.current, data];
    before.current = data;
    const [from, to] = [was, is].map(({ root }) => (root.props as unknown as RootProps).variants);
    // Undone and merged documents bring translations of their own.
    if (was === is || !from || !to || !isSame(from, to) || Object.keys(to).length === 0) return;
    const variants = carriedTexts(to, documentOf(was), documentOf(is));
    if (variants === to) return;
    const root = { props: { ...is.root.props, variants } as never };
    dispatch({ type: 'replaceRoot', root, recordHistory: true });
  }, [data, dispatch]);
}

/** The editor may hold copies of what has not changed. */
const isSame = (one: object, other: object) => one === other || JSON.stringify(one) === JSON.stringify(other);
