/** How the map writes. Without a glyph server it draws letters with the page's own fonts, taken by the names of their families. */

export const REGULAR = { "text-font": ["Inter Variable", "system-ui"] };

/** The weight is read off the first name, be it a family or not. */
export const SEMIBOLD = { "text-font": ["semibold", "Inter Variable", "system-ui"] };
