import { createContext, type DOMAttributes, type ReactNode, useContext } from 'react';

/**
 * Has the server write a part of a page once for all pages of a market that have the same; the key says all that its HTML follows from besides
 * the shell and the words of the market. Gives what stands for the part in the page; undefined for one that the page must render.
 */
export type ShareParts = (key: string, part: ReactNode) => string | undefined;

const SharedPartsContext = createContext<ShareParts | undefined>(undefined);

/** Lets the parts below share their HTML with other pages; only a server does. */
export const SharedPartsProvider = SharedPartsContext.Provider;

/**
 * The content of an element, as attributes: its children, or what the server has once written of them. They are of a component with a name, show
 * a value that nobody changes, and look as another text says; without a value they are the page's own. No part with ids of React, nor one that names something in the head:
 * browsers take it over as if it had been written for this page.
 */
export function useShared(
  name: string,
  shown: object | undefined,
  look: string,
  children: ReactNode,
): Pick<DOMAttributes<Element>, 'children' | 'dangerouslySetInnerHTML'> {
  if (!import.meta.env.SSR) return { children };
  const share = useContext(SharedPartsContext);
  const html = shown && share?.(`${name} ${textOf(shown)} ${look}`, children);
  return html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
}

const texts = new WeakMap<object, string>();

/** Made once, as answers and documents that are kept are on many pages. */
function textOf(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}
