import fonts from '@eyelet/ui/theme/fonts.css?inline';
import sheet from '../styles.css?inline';
import address from '../styles.css?url';

/** The fonts, which every page has within it; the style sheet does not repeat them, as a browser would load them anew. */
export const fontStyles: string = import.meta.env.SSR ? fonts : '';

/** The whole style sheet, of which the server writes into a page what its first paint needs. */
export const styleSheet: string = import.meta.env.SSR ? sheet : '';

/** Address of the whole style sheet as a file that is kept for good. */
export const styleAddress: string = address;

/** What stands in the page: nothing before the server has written it, and in the browser what it wrote. */
export const stylesWithin: string = import.meta.env.SSR ? '' : (document.getElementById('styles')?.innerHTML ?? '');
