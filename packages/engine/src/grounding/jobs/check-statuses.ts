import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

/** What one is besides one’s trade, by oath, election or service: how a text says so, and how documents show it. */
const statuses: { said: RegExp; told: RegExp }[] = [
  { said: /\b(?:sapeur-)?pompiere?s?(?: [a-z]+)?\b/g, told: /pompier|\bspv\b|\bsdis\b/ },
  { said: /\bsauveteurs? en mer\b/g, told: /\bsnsm\b|sauveteurs? en mer|sauvetage en mer/ },
  { said: /\breserviste\b/g, told: /reserv(?:e|iste)/ },
  {
    said: /\b(?:ancien(?:ne)? )(?:militaire|soldat|gendarme|marin|legionnaire|parachutiste)\b/g,
    told: /milit|soldat|armee|regiment|gendarm|marin|legion|parachut|caserne|bataillon|service national/,
  },
  {
    said: /\bconseill(?:er|ere) municipale?\b/g,
    told: /conseill?(?:er|ere)? municipal|\belue?\b|adjointe? au maire|mandat/,
  },
  { said: /\badjointe? au maire\b/g, told: /adjointe? au maire/ },
  { said: /\bdelegue?e? syndicale?\b/g, told: /syndic|delegu/ },
  {
    said: /\b(?:elue?|membre|secretaire|titulaire|representante?) (?:du |au |de la )(?:cse|cssct|chsct|comite d'entreprise|personnel)\b/g,
    told: /\bcse\b|\bcssct\b|\bchsct\b|comite|personnel|social/,
  },
  { said: /\bexperte? judiciaire\b/g, told: /experte? (?:judiciaire|pres)/ },
  { said: /\bassermentee?\b/g, told: /asserment|serment/ },
  { said: /\bagregee? (?:de|d')/g, told: /agreg/ },
  { said: /\bjuge consulaire\b|\bconseill(?:er|ere) prud'hom[a-z]+\b/g, told: /consulaire|conseill(?:er|ere) prud/ },
  { said: /\bmembre (?:du|d'un|de) jurys?\b|\bjuree?\b/g, told: /\bjur(?:y|e)/ },
  {
    said: /\bbenevole (?:a|au|aux) (?:la |l')?(?:croix-rouge|secours [a-z]+|restos? du coeur|spa|protection civile|banque alimentaire)\b/g,
    told: /benevol|croix-rouge|secours|restos|\bspa\b|protection civile|banque alimentaire/,
  },
  { said: /\bmeilleure? ouvriere? de france\b/g, told: /meilleure? ouvrier|\bmof\b/ },
];
const self =
  /(?:\b(?:je suis|j'ai ete|j'etais|comme|en tant que|toujours|aussi|egalement|et|ancien|ancienne|par ailleurs|,) (?:[a-z]+ )?(?:une? )?|^\W*(?:[a-z]+ )?(?:et )?)$/;

/** « Ancien soldat et sapeur-pompier volontaire » of one whose documents know of no fire brigade. */
export function checkStatuses({ reading: { folded, text }, marks, own }: CheckContext): Finding[] {
  return statuses.flatMap(({ said, told }) => {
    const named = matchesOf(folded, said);
    // Few texts say so: the documents are read for those alone.
    if (named.length === 0 || told.test(own.flat)) return [];
    return named.flatMap(({ index, 0: { length } }): Finding[] => {
      if (marks[index] !== stances.self || !self.test(leadOf(folded, index))) return [];
      return [
        { kind: 'title', start: index, end: index + length, reason: reasons.title(text.slice(index, index + length)) },
      ];
    });
  });
}

function leadOf(folded: string, at: number): string {
  return (
    folded
      .slice(Math.max(0, at - 40), at)
      .split(/[.;:!?\n]/)
      .at(-1) ?? ''
  );
}
