import type { ContentDocument, VariantText } from '@eyelet/contracts/content/document.ts';
import type { ComponentData } from '@puckeditor/core';
import { keepText } from '../storage/keep-text.ts';

const kept = 'eyelet-studio.copied-block';

type Texts = Readonly<Record<string, Readonly<Record<string, VariantText>>>>;

/** A copied block, and its texts in other languages by their paths below it. */
export type CopiedBlock = Readonly<{ component: ComponentData; texts: Texts }>;

/** Keeps a block in the browser for pasting it, on any page. */
export function copyBlock(component: ComponentData, variants: ContentDocument['variants']): void {
  const copied: CopiedBlock = { component, texts: textsOf(component.props.id, variants) };
  keepText(kept, JSON.stringify(copied));
}

/** The block that was copied last; undefined if there is none, or none that can be read. */
export function copiedBlock(): CopiedBlock | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(kept) ?? 'null');
    return found && typeof found === 'object' && 'component' in found ? (found as CopiedBlock) : undefined;
  } catch {
    return undefined;
  }
}

/** The texts of a block in other languages, by the path below it. */
export function textsOf(id: string, variants: ContentDocument['variants']): Texts {
  const start = `blocks.${id}`;
  return Object.fromEntries(
    Object.entries(variants).map(([audience, { texts }]) => [
      audience,
      Object.fromEntries(
        Object.entries(texts).flatMap(([path, text]) =>
          path.startsWith(`${start}.`) || path.startsWith(`${start}[`) ? [[path.slice(start.length), text]] : [],
        ),
      ),
    ]),
  );
}

/** The translations of a document with those of a copied block added under its new id. */
export function withTexts(
  variants: ContentDocument['variants'],
  id: string,
  texts: Texts,
): ContentDocument['variants'] {
  const audiences = [...new Set([...Object.keys(variants), ...Object.keys(texts)])];
  const merged = audiences.map((audience) => {
    const own = Object.entries(texts[audience] ?? {}).map(([path, text]) => [`blocks.${id}${path}`, text] as const);
    return [audience, { texts: { ...variants[audience]?.texts, ...Object.fromEntries(own) } }] as const;
  });
  return Object.fromEntries(merged.filter(([, { texts: all }]) => Object.keys(all).length > 0));
}
