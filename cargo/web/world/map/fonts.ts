/** The fonts of the map. There is no glyph server, so the map uses the page's fonts by family name. */

export const REGULAR = { "text-font": ["Inter Variable", "system-ui"] };

/** MapLibre reads the weight from the first name, even if that is not a font family. */
export const SEMIBOLD = { "text-font": ["semibold", "Inter Variable", "system-ui"] };
