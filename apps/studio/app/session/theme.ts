import type { StaffMe } from '@eyelet/contracts/staff-account/me.ts';
import { keepText } from '../storage/keep-text.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The name of the preference that holds a person’s theme. */
export const themePreference = 'theme';

const kept = 'eyelet-studio.theme';

const themeNamed = (name: unknown): Theme | undefined => themes.find((one) => one === name);

/** The theme of the last visit in this browser, until the signed-in person is known; by default that of the system. */
export function chosenTheme(): Theme {
  return themeNamed(localStorage.getItem(kept)) ?? 'system';
}

/** Applies the theme of a person, on whichever device it was chosen. */
export function showThemeOf({ preferences }: Pick<StaffMe, 'preferences'>): void {
  const theme = themeNamed(preferences[themePreference]);
  if (theme) showTheme(theme);
}

/** Applies a theme and stores it in the browser for the next visit. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  keepText(kept, theme);
}
