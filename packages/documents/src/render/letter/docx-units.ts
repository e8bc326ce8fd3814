/** Word counts lengths in twentieths of a point. */
export const twips = (points: number): number => Math.round(points * 20);

/** Letters in half-points. */
export const halfPoints = (points: number): number => Math.round(points * 2);

/** Borders in eighths of a point, from a quarter to six points. */
export const eighths = (points: number): number => Math.min(48, Math.max(2, Math.round(points * 8)));

/** Pictures in pixels, 96 to an inch. */
export const pixels = (points: number): number => (points * 96) / 72;

/** Where a picture stands, in English metric units. */
export const emus = (points: number): number => Math.round(points * 12_700);

export const a4 = { width: 11906, height: 16838 };
