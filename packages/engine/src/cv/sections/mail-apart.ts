import type { Section } from './split-sections.ts';

const greeting = /^(?:bonjour|bonsoir|hello|madame|monsieur)(?!\p{L})/iu;
const closing =
  /^(?:(?:bien |tr[èe]s )?cordialement|cdlt|(?:sinc[èe]res |mes )?salutations|bien à vous|merci d[’']avance|bonne (?:r[ée]ception|journ[ée]e))(?!\p{L})/iu;

/** The words of a mail that a CV is pasted in, « Bonjour / Voici mon CV … / Cordialement », are no profile of the CV. */
export function mailApart(sections: readonly Section[]): Section[] {
  return sections.flatMap((section, index) => {
    if (index > 2 || section.kind !== 'summary' || !greeting.test(section.heading?.text ?? '')) return [section];
    const end = section.lines.slice(0, 15).findIndex(({ text }) => closing.test(text)) + 1;
    if (end === 0) return [section];
    const mail: Section = { kind: 'other', heading: null, lines: section.lines.slice(0, end) };
    const rest = section.lines.slice(end);
    return rest.length > 0 ? [mail, { kind: null, heading: null, lines: rest }] : [mail];
  });
}
