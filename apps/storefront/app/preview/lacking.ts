const id = 'lacking';

/** Says above each block what it should show and shoppers do not get, such as a picture that is gone. */
export function showLacking(words: string): void {
  const style = document.getElementById(id) ?? document.createElement('style');
  style.id = id;
  style.textContent = `[data-lacking]::before { content: ${JSON.stringify(`${words} `)} attr(data-lacking);
  display: block; padding: 1rem; border: 2px solid; color: #8f2a12; background: #fff; font-size: 0.875rem; }`;
  document.head.append(style);
}
