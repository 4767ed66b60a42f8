import type { StaffMe } from '@eyelet/contracts/staff-account/me.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The name under which a person's theme is kept. */
export const themePreference = 'theme';

const kept = 'eyelet-studio.theme';

const themeNamed = (name: unknown): Theme | undefined => themes.find((one) => one === name);

/** The theme of the last visit in this browser, shown until it is known who is there; the system's at first. */
export function chosenTheme(): Theme {
  return themeNamed(localStorage.getItem(kept)) ?? 'system';
}

/** Shows the theme that a person has chosen, wherever that was. */
export function showThemeOf({ preferences }: Pick<StaffMe, 'preferences'>): void {
  const theme = themeNamed(preferences[themePreference]);
  if (theme) showTheme(theme);
}

/** Shows a theme and keeps it in the browser, so that the next visit begins with it. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  localStorage.setItem(kept, theme);
}
