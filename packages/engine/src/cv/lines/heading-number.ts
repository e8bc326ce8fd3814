/** « 1. », « 2) », « III – », « B/ »: the number a heading bears. */
const number = /^(?:\d{1,2}|[IVX]{1,4}|[A-H])(?:[.)°]|\s?[–—/:-]|\.?\s?[-–])\s+(?=[«(]?\p{L})/u;

/** A heading without its number: « 1. Expérience professionnelle », « II – Formation ». */
export function withoutNumber(text: string): string {
  return text.replace(number, '');
}
