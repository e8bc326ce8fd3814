import type { HeadingKind } from '@coach/contracts/cv';
import { findLanguages } from '../../text/find-languages.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { tellsLeisure } from '../lists/tells-leisure.ts';
import type { Section } from './split-sections.ts';

type Kind = HeadingKind | null;

/**
 * What ends up at the foot of a list of another kind stands apart: of « Randonnée, chorale. Permis B. » the licence goes
 * with the head of the CV, of « Langues et loisirs » the pastimes are no language.
 */
export function straysApart(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => (section.kind && lists.has(section.kind) ? partedAt(section) : [section]));
}

const lists = new Set<HeadingKind>(['interests', 'languages', 'soft', 'other']);

function partedAt(section: Section): Section[] {
  const parts: Section[] = [{ ...section, lines: [] }];
  let kind: Kind = section.kind;
  section.lines.slice(0, most).forEach((line, index) => {
    const previous = index > 0 ? kind : null;
    for (const sentence of sentencesOf(line, section.kind)) {
      kind = kindOf(sentence, section, previous);
      if (kind === null && goesOn(section.lines[index + 1])) kind = section.kind;
      const last = parts.at(-1) as Section;
      if (last.kind === kind) last.lines.push(sentence);
      else
        parts.push({
          kind,
          heading: null,
          lines: [sentence],
          ...((kind === null || kind === 'summary') && { isStray: true }),
        });
    }
  });
  if (parts.length === 1) return [section];
  (parts.at(-1) as Section).lines.push(...section.lines.slice(most));
  return parts;
}

const most = 40;

/** A line at its full stops, where one of its sentences is a stray. */
function sentencesOf(line: CvLine, kind: Kind): CvLine[] {
  const stops = [...line.text.slice(0, 300).matchAll(/[.;]\s+(?=\p{Lu})/gu)].map(
    (match) => match.index + match[0].length,
  );
  if (stops.length === 0) return [line];
  const cut = [0, ...stops].map((from, index) => {
    const text = line.text.slice(from, stops[index] ?? line.text.length).trimEnd();
    const start = line.start + from;
    return { ...line, start, end: start + text.length, text, gap: from === 0 && line.gap };
  });
  return cut.some(({ text }) => licence.test(text) || isOther(text, kind) || registered.test(text) || isLanguage(text))
    ? cut
    : [line];
}

function kindOf(line: CvLine, { kind, heading }: Section, previous: Kind): Kind {
  const { text } = line;
  if (licence.test(text) && text.length < 60) return null;
  if (registered.test(text)) return 'certifications';
  if (isOther(text, kind)) return 'other';
  if (kind === 'languages') return isPastime(line, heading?.text ?? '') ? 'interests' : kind;
  if (kind === 'soft') return kind;
  if (isLanguage(text)) return 'languages';
  if (kind !== 'interests') return kind;
  const carriesOn = previous === 'summary' && !line.gap && !line.bullet;
  return carriesOn || tellsOneself(text) ? 'summary' : kind;
}

/** « Permis B, véhicule / personnel »: broken over two lines, it stays in one piece where it is. */
function goesOn(next: CvLine | undefined): boolean {
  return next !== undefined && !next.gap && !next.bullet && /^\p{Ll}/u.test(next.text);
}

/** « Permis B et véhicule ». */
const licence =
  /^(?:titulaire du |j[’']ai le )?(?:permis (?:(?!de )[a-e][12e]?(?!\p{L})|de conduire)|v[ée]hicule (?:personnel|perso)|v[ée]hicul[ée]e?(?!\p{L}))/iu;

/** « Inscrit à l’Ordre national des infirmiers ». */
const registered = /^inscrite? (?:(?:à|a) l[’']ordre|au tableau) /iu;

/** « Disponible de suite », « Je suis mobile dans tout le Nord », « Pas de permis », « Références sur demande ». */
const practical =
  /^(?:disponib(?:le|ilit[ée])|je suis (?:tr[èe]s )?(?:disponible|mobile|v[ée]hicul[ée]e?)|mobile (?:sur|dans|en|partout)|mobilit[ée] (?:g[ée]ographique|nationale|r[ée]gionale|internationale|sur|dans|:)|pas (?:le|de) permis|r[ée]f[ée]rences? (?:sur|disponible|available))(?!\p{L})/iu;

const available = /^disponib/iu;
/** Among the qualities, « Disponibilité, rigueur » is one and « Disponible de suite » is none. */
const tellsWhen =
  /(?<!\p{L})(?:de suite|imm[ée]diate?(?:ment)?|d[èe]s|à partir|sous|maintenant|pr[ée]avis|le|les|en semaine|\d+)(?!\p{L})/iu;

function isOther(text: string, kind: Kind): boolean {
  if (kind === 'soft' && available.test(text) && !tellsWhen.test(text)) return false;
  return text.length < 90 && practical.test(text);
}

/** « Anglais : niveau scolaire ». */
function isLanguage(text: string): boolean {
  if (text.length > 60) return false;
  const [language] = findLanguages(text);
  return language?.span.start === 0 && language.level !== null;
}

/** Under a heading that names both, what tells no language, level or test; under any, what is nothing but pastimes. */
function isPastime(line: CvLine, heading: string): boolean {
  if (findLanguages(line.text).length > 0 || !/\p{L}{4}/u.test(line.text)) return false;
  if (tellsLeisure([line])) return true;
  return /loisir|int[ée]r[êe]t|hobb|passion|activit/iu.test(heading) && !tellsLevel(line.text);
}

/** « niveau courant », « TOEIC 905 » below the language that they are told of. */
function tellsLevel(text: string): boolean {
  return languageTest.test(text) || (text.length < 40 && findLanguages(`Anglais : ${text}`)[0]?.level != null);
}

const languageTest =
  /(?<!\p{L})(?:TOEIC|TOEFL|IELTS|BULATS|Linguaskill|Bright|CLES|DELF|DALF|DELE|SIELE|Goethe|TestDaF|JLPT|HSK|Cambridge)(?!\p{L})/u;

/** « Six ans d’agence, trente ventes par an. Je cherche un poste sédentaire. »: sentences with an aim, not a pastime. */
function tellsOneself(text: string): boolean {
  return (
    text.length > 60 && /[.!»”]$/.test(text) && /(?<!\p{L})je (?:cherche|souhaite|recherche)(?!\p{L})/iu.test(text)
  );
}
