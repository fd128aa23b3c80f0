/** The fonts of the map. Without a glyph server it uses the page's fonts by the names of their families. */

export const REGULAR = { "text-font": ["Inter Variable", "system-ui"] };

/** MapLibre reads the weight off the first name, even if that is not a family. */
export const SEMIBOLD = { "text-font": ["semibold", "Inter Variable", "system-ui"] };
