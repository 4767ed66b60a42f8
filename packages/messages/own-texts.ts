import type { CompiledMessages } from './translate.ts';

/** Finds the messages that the people of the shop have written themselves, for a BCP 47 tag or a language. */
export type FindOwnTexts = (tag: string) => CompiledMessages | undefined;

/**
 * All messages ask here first. The server finds the texts of the shop that is at work; a browser has one shop, which seldom
 * has any. An object, as that is the least script for every page.
 */
export const ownTexts: { find?: FindOwnTexts } = {};
