import type { Span } from '@coach/contracts/span';
import { silenceReader } from '../../match/silent-spans.ts';
import { withThe } from '../french/link-words.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { articleOf, dated, heldCredentials } from './credentials.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

/** What has run out, or lies ahead. */
const unheld =
  /expir|périm|recycl\p{L}* (?:à|prévu)|en (?:cours|projet)|prévue?|inscri|à (?:venir|passer|renouveler)|non (?:obtenu|valid)|souhait|planifi|échou/iu;
const longest = 48;

/** Papers of the CV that the offer does not ask for, with their article and year: « le SST (2024) ». */
export function ownPapers(facts: LetterFacts): Piece[] {
  const { cv } = facts.input;
  const isSilent = silenceReader(facts.context);
  const told = heldCredentials(facts).map(({ text }) => text);
  const all = (['certifications', 'licences'] as const).flatMap((list) =>
    cv[list].map((written, index) => ({ written, span: cv.spans[`${list}.${index}`] })),
  );
  return all.flatMap(({ written, span }): Piece[] => {
    if (!span || isSilent(span) || unheld.test(written) || unheld.test(lineAt(cv.text, span))) return [];
    const name = nameOf(written);
    const article = isPaper(name) ? articleOf(name) : null;
    const letters: readonly string[] = name.match(/\p{Lu}{3,}/gu) ?? [name.split(' ')[0] ?? name];
    if (!article || told.some((text) => letters.some((one) => text.includes(one)))) return [];
    told.push(name);
    const own = /^\p{Lu}\p{Ll}/u.test(name) && !/^(?:Certiphyto|Caces)/u.test(name) ? uncapitalised(name) : name;
    return [dated(cv.text, own, { text: withThe(own, article), evidence: evidenceAt('cv', cv.text, span) }, span)];
  });
}

function lineAt(text: string, { start, end }: Span): string {
  return text.slice(text.lastIndexOf('\n', start) + 1, end + 40).split('\n')[0] ?? '';
}

/** « 2023 : SST, recyclage » → « SST ». */
function nameOf(written: string): string {
  return typeset(written)
    .replace(/^(?:\d\d\/)?(?:19|20)\d\d\s?[:–—-]?\s*/u, '')
    .replace(/\s*(?:[,;–—(:]|- ).*$/u, '')
    .replace(/\s+(?:en |de )?(?:19|20)\d\d$/u, '')
    .trim();
}

/** Courses, licences and tests of a language are told elsewhere. */
function isPaper(name: string): boolean {
  return name.length > 2 && name.length <= longest && !/^(?:formation|permis|véhicule|toeic|toefl|ielts)/iu.test(name);
}
