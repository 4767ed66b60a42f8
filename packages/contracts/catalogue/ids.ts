/** A style or a colourway: two letters, then six to nine capitals or digits (C9.14). */
export const productIdPattern = '^[A-Z]{2}[A-Z0-9]{6,9}$';

export const categoryIdPattern = '^[0-9]{4,10}$';
