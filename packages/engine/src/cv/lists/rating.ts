/** Stars, dots, bars, percentages and marks out of five or ten: what someone thinks of a skill of theirs, in no unit. */
export const rating = String.raw`(?:[●○★☆■□▪▫◆◇⬤◯⚫⚪✦✧✩✪█▓▒░▰▱]+|\d{1,3}\s?%|[0-9]\s?\/\s?(?:5|10)(?!\d))`;

/** « avancé », « bon niveau », « niveau intermédiaire », « notions »: how well, in words. */
export const mastery = String.raw`(?:(?:niveau\s?:?\s)?(?:d[ée]butante?|interm[ée]diaire|avanc[ée]e?|confirm[ée]e?|expert(?:e|ise)?|ma[îi]tris[ée]e?|ma[îi]trise|bases?|notions?|courante?|op[ée]rationnel(?:le)?|autonome|(?:tr[èe]s )?bon(?:ne)?s? (?:niveau|ma[îi]trise|connaissances?)))`;
