import type { StaffPerson } from '@eyelet/contracts/staff/staff.ts';
import { type CompiledMessages, createTranslate, type Translate } from '@eyelet/messages/translate.ts';
import { useSyncExternalStore } from 'react';
import { keepText } from '../storage/keep-text.ts';

export type StudioLanguage = StaffPerson['language'];

/** What each language calls itself. */
export const languageNames: Readonly<Record<StudioLanguage, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};

export const studioLanguages = Object.keys(languageNames) as readonly StudioLanguage[];

const loaders: Readonly<Record<StudioLanguage, () => Promise<{ default: CompiledMessages }>>> = {
  en: () => import('virtual:messages/en/studio'),
  fr: () => import('virtual:messages/fr/studio'),
  de: () => import('virtual:messages/de/studio'),
  it: () => import('virtual:messages/it/studio'),
};

/** The header by which the server words its errors. */
const headers: Readonly<Record<StudioLanguage, string>> = { en: 'en_US', fr: 'fr_FR', de: 'de_DE', it: 'it_IT' };

type Words = Readonly<{ language: StudioLanguage; t: Translate }>;

const kept = 'eyelet-studio.language';
const listeners = new Set<() => void>();
let words: Words = { language: 'en', t: createTranslate() };

/** Loads a language and renders the studio in it; the browser remembers it. */
export async function setLanguage(language: StudioLanguage): Promise<void> {
  if (language === words.language && document.documentElement.lang === language && listeners.size > 0) return;
  const { default: messages } = await loaders[language]();
  words = { language, t: createTranslate(messages) };
  document.documentElement.lang = language;
  keepText(kept, language);
  for (const listener of listeners) listener();
}

/** The language of the last visit, else the first one of the browser that the studio has. */
export function firstLanguage(): StudioLanguage {
  const wanted = [localStorage.getItem(kept) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.flatMap((one) => studioLanguages.filter((known) => known === one))[0] ?? 'en';
}

/** The language, as it is sent to the server with each call. */
export const localeHeader = () => headers[words.language];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The messages of the current language, for code outside components. */
export const currentWords = (): Words => words;

export function useWords(): Words {
  return useSyncExternalStore(subscribe, () => words);
}

/** Formats a day, YYYY-MM-DD, for a language. */
export function dayOnly(language: StudioLanguage, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
}

/** Formats one day or several in a row, YYYY-MM-DD, for a language. */
export function daysText(language: StudioLanguage, first: string, last = first): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(last));
}

/** Formats the time of an instant for a language, in the time zone of the browser. */
export function timeOnly(language: StudioLanguage, iso: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(iso));
}

/** Formats an instant for a language, in the time zone of the browser. */
export function dateTime(language: StudioLanguage, iso: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
