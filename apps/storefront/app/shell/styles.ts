import fonts from '@eyelet/ui/theme/fonts.css?inline';
import sheet from '../styles.css?inline';
import address from '../styles.css?url';

/** The fonts, inline in every page; not in the style sheet as well, as browsers would load them twice. */
export const fontStyles: string = import.meta.env.SSR ? fonts : '';

/** The whole style sheet; the server inlines the rules that a page's first paint needs. */
export const styleSheet: string = import.meta.env.SSR ? sheet : '';

/** URL of the whole style sheet, a file that browsers cache forever. */
export const styleAddress: string = address;

/** The inline styles: empty during server rendering, as the server inserts them later; in the browser those in the HTML. */
export const stylesWithin: string = import.meta.env.SSR ? '' : (document.getElementById('styles')?.innerHTML ?? '');
