/** The colours of the theme by their names, as `packages/ui/theme/theme.css` has them; a test compares both. */
export const themeColours: Readonly<Record<string, string>> = {
  ink: '#10201f',
  foam: '#f6f4ee',
  paper: '#ffffff',
  granite: '#5e6b69',
  mist: '#e4e2da',
  drift: '#cfccc1',
  lichen: '#d9a514',
  kelp: '#2f5d50',
  buoy: '#c4412b',
};
