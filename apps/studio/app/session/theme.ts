export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const kept = 'eyelet-studio.theme';

/** The theme that was chosen in this browser; the system's unless one was. */
export function chosenTheme(): Theme {
  return themes.find((one) => one === localStorage.getItem(kept)) ?? 'system';
}

/** Shows a theme and keeps it in the browser, so that the next visit begins with it. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  localStorage.setItem(kept, theme);
}
