/** Documents of one case, bytes of each as they are sent, and characters of its name. */
export const mostDocuments = 2;
export const mostDocumentBytes = 5 * 1024 * 1024;
export const longestDocumentName = 80;
