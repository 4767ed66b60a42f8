const id = 'lacking';

/**
 * Says above each block what it should show and shoppers do not get, such as a picture that is gone; and in the place of one that the
 * editor's frame finds empty, why, or as long as nobody knows, that there is nothing to see yet.
 */
export function showLacking(words: string, empty: string): void {
  const style = document.getElementById(id) ?? document.createElement('style');
  style.id = id;
  style.textContent = `[data-lacking]::before { content: ${JSON.stringify(`${words} `)} attr(data-lacking);
  display: block; padding: 1rem; border: 2px solid; color: #8f2a12; background: #fff; font-size: 0.875rem; }
[data-empty]::before { content: ${JSON.stringify(empty)};
  display: block; padding: 1rem; border: 2px dashed; color: #3c4a48; background: #fff; font-size: 0.875rem; }
[data-empty]:not([data-empty=""])::before { content: attr(data-empty); }`;
  document.head.append(style);
}
