import { parse, type Token } from '@messageformat/parser';

/** Arguments of a message with how they are used, sorted, e.g. `n:plural`. Throws if the message cannot be parsed. */
export function argumentsOf(text: string): string[] {
  return [...new Set(parse(text).flatMap(ofToken))].sort();
}

function ofToken(token: Token): string[] {
  if (token.type === 'content' || token.type === 'octothorpe') return [];
  if (token.type === 'argument') return [`${token.arg}:text`];
  if (token.type === 'function') return [`${token.arg}:${token.key}`];
  return [`${token.arg}:${token.type}`, ...token.cases.flatMap((one) => one.tokens.flatMap(ofToken))];
}
