/**
 * What a bracket holds, as part of its sentence: right behind the noun (`close`), behind what still belongs to the noun
 * (`near`), or there between commas (`apart`). Empty text leaves it out.
 */
export type Inserted = { text: string; place: 'close' | 'near' | 'apart' };

export const close = (text: string): Inserted => ({ text, place: 'close' });
export const near = (text: string): Inserted => ({ text, place: 'near' });
export const apart = (text: string): Inserted => ({ text, place: 'apart' });
