/** Elements that WebVTT does not have. */
const foreignTag = /<(?!\/?(?:c|i|b|u|v|ruby|rt|lang)(?:[\s.>])|\d)[^>]*>?/gi;

/** Control characters other than tabs and line ends. */
const unprintable = /[^\P{Cc}\t\n]/u;

/** Captions as WebVTT without style rules, notes and foreign elements. Undefined if it is not WebVTT or has no cue. */
export function cleanWords(text: string): string | undefined {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t][^\n]*)?(?:\n|$)/.test(lines) || unprintable.test(lines)) return undefined;
  const blocks = lines.split(/\n{2,}/).filter((block) => !/^(?:STYLE|NOTE|REGION)(?:[ \t\n]|$)/.test(block));
  if (!blocks.some((block) => block.includes('-->'))) return undefined;
  return `${blocks.map((block) => block.replace(foreignTag, '').trim()).join('\n\n')}\n`;
}
