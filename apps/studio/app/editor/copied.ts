import type { ContentDocument, VariantText } from '@eyelet/contracts/content/document.ts';
import type { ComponentData } from '@puckeditor/core';

const kept = 'eyelet-studio.copied-block';

type Texts = Readonly<Record<string, Readonly<Record<string, VariantText>>>>;

/** A copied block with what it says in other languages, below its own name. */
export type Copied = Readonly<{ component: ComponentData; texts: Texts }>;

/** Keeps a block for pasting, here or in another page, until another one is copied. */
export function copy(component: ComponentData, variants: ContentDocument['variants']): void {
  const copied: Copied = { component, texts: textsOf(component.props.id, variants) };
  localStorage.setItem(kept, JSON.stringify(copied));
}

/** The block that was copied last; undefined if there is none that can be read. */
export function copied(): Copied | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(kept) ?? 'null');
    return found && typeof found === 'object' && 'component' in found ? (found as Copied) : undefined;
  } catch {
    return undefined;
  }
}

/** What a block says in other languages, by the path in it. */
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

/** The translations with those of a block under a new name. */
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
