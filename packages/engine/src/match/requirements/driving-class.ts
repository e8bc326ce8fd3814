/** A category of the driving licence by its canonical name: « Permis CE ». */
const drivingClass = /^Permis (AM|A[12]?|B(?:E|96)?|[CD]1?E?)$/;

/** Whether the name is that of one category of the driving licence. */
export function namesDrivingClass(name: string): boolean {
  return drivingClass.test(name);
}

/** Whether a quote is the bare category that the CV lists after others: « CE » in « Permis B, C, CE ». */
export function isDrivingClass(name: string, quote: string): boolean {
  return drivingClass.exec(name)?.[1] === quote;
}
