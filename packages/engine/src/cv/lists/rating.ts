/** Stars, dots, bars, percentages and marks out of five or ten: what someone thinks of a skill of theirs, in no unit. */
export const rating = String.raw`(?:[●○★☆■□▪▫◆◇⬤◯⚫⚪✦✧✩✪█▓▒░]+|\d{1,3}\s?%|[0-9]\s?\/\s?(?:5|10)(?!\d))`;
