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
  const { context, input } = facts;
  const { cv } = input;
  const isSilent = silenceReader(context);
  const told = heldCredentials(facts).map(({ text }) => text);
  const seen = new Set<string>();
  return cv.certifications.flatMap((written, index): Piece[] => {
    const span = cv.spans[`certifications.${index}`];
    if (!span || isSilent(span)) return [];
    const line = cv.text.slice(cv.text.lastIndexOf('\n', span.start) + 1, span.end + 40).split('\n')[0] ?? '';
    const name = typeset(written)
      .replace(/^(?:\d\d\/)?(?:19|20)\d\d\s?[:–—-]?\s*/u, '')
      .replace(/\s*(?:[,;–—(:]|- ).*$/u, '')
      .replace(/\s+(?:en |de )?(?:19|20)\d\d$/u, '')
      .trim();
    const article = articleOf(name);
    const key = name.split(' ').slice(0, 2).join(' ').toLowerCase();
    const isKnown = seen.has(key) || told.some((text) => text.includes(name.split(' ')[0] ?? name));
    if (
      !article ||
      isKnown ||
      name.length > longest ||
      name.length < 3 ||
      /^(?:formation|permis|toeic|toefl|ielts)/iu.test(name)
    )
      return [];
    if (unheld.test(line) || unheld.test(written)) return [];
    seen.add(key);
    const own = /^\p{Lu}\p{Ll}/u.test(name) && !/^(?:Certiphyto|Caces)/u.test(name) ? uncapitalised(name) : name;
    return [dated(cv.text, own, { text: withThe(own, article), evidence: evidenceAt('cv', cv.text, span) }, span)];
  });
}
