/** Elements that the words of a film may have. */
const foreignTag = /<(?!\/?(?:c|i|b|u|v|ruby|rt|lang)(?:[\s.>])|\d)[^>]*>?/gi;

/** Control characters other than tabs and line ends. */
const unprintable = /[^\P{Cc}\t\n]/u;

/**
 * The words of a film as WebVTT, without rules of style, notes and elements that it does not have. Undefined for what is not WebVTT, or has no
 * moment in it.
 */
export function cleanWords(text: string): string | undefined {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t][^\n]*)?(?:\n|$)/.test(lines) || unprintable.test(lines)) return undefined;
  const blocks = lines.split(/\n{2,}/).filter((block) => !/^(?:STYLE|NOTE|REGION)(?:[ \t\n]|$)/.test(block));
  if (!blocks.some((block) => block.includes('-->'))) return undefined;
  return `${blocks.map((block) => block.replace(foreignTag, '').trim()).join('\n\n')}\n`;
}
