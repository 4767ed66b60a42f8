import text from '../styles.css?inline';

/**
 * The style sheet as text. It comes within the page, as asking for it would hold the first paint back by a round trip. The
 * browser reads it from the page it was served with, so that no script carries it.
 */
export const styleText: string = import.meta.env.SSR ? text : (document.getElementById('styles')?.innerHTML ?? '');
