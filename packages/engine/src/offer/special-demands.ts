import { findTerms } from '../skills/find-terms.ts';
import type { Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';
import type { Sentence } from './sentences.ts';
import type { OfferLine } from './split-offer.ts';

/** What is asked for, before it is known how much. */
export type Unweighed = Omit<Mention, 'importance' | 'said'>;

/** What no list knows, as a mention. */
export function unknown({ term, alternatives, start, end }: Pick<Phrase, 'term' | 'alternatives' | 'start' | 'end'>) {
  return { term, alternatives, start, end, kind: 'term' as const, longer: null, inner: false };
}

const classes: Record<string, true> = Object.fromEntries(
  ['AM', 'A1', 'A2', 'A', 'B', 'BE', 'C', 'CE', 'C1', 'C1E', 'D', 'DE', 'D1', 'D1E'].map((name) => [name, true]),
);

/** « CE - Poids lourd avec remorque », as the public job board writes licences. */
export function drivingClass({ text, folded }: OfferLine, { start }: Sentence): Unweighed[] {
  const match = /^([A-D]1?2?E?|AM) ?- (?=.{0,30}(?:poids lourd|vehicule|remorque|moto|transport|voiture))/i.exec(
    folded,
  );
  const name = match ? text.slice(0, (match[1] as string).length).toUpperCase() : '';
  if (!match || !classes[name]) return [];
  const end = start + Math.min(text.length, 40);
  return [{ ...unknown({ term: `Permis ${name}`, alternatives: [], start, end }), kind: 'licence', guessed: false }];
}

/** « Un DU (plaies et cicatrisation ou soins palliatifs) »: what a bracket says of a diploma is no demand of its own. */
export function specialisedDiploma(text: string, { start: from, end: to }: Sentence): Unweighed[] {
  const university =
    /\b(D\.?I?\.?U\.?|[Dd]iplôme (?:inter-?)?universitaire) (?:de (?!technologie)|d[’']|en |des? la |du |(?=\p{Ll}{4}))(\p{L}[^,.;()\n]{3,40}?)(?: ou (?:d[eu]s? |d[’']|en )?(\p{L}[^,.;()\n]{3,40}?))?(?=\s(?:serait|seraient|est|sont|appréci|souhait|exigé|sera|constitu)|[,.;)]|$)/u.exec(
      text.slice(from, to),
    );
  if (university) {
    const [whole, title, field, other] = university as unknown as [string, string, string, string | undefined];
    const start = from + university.index;
    const alternatives = other ? [`${title} ${other}`] : [];
    const term = /^d/iu.test(title) && title.length > 6 ? `${title} de ${field}` : `${title} ${field}`;
    const phrase = { term, alternatives, start, end: start + whole.length };
    return [{ ...unknown(phrase), kind: 'diploma', guessed: false }];
  }
  const match =
    /\b(D\.?I?\.?U\.?|CQP|[Mm]ention complémentaire|[Ll]icence pro(?:fessionnelle)?) ?\(([^()\n]{4,90})\)/u.exec(
      text.slice(from, to),
    );
  if (!match) return [];
  const [first, ...others] = (match[2] as string).split(/,| ou /).map((part) => `${match[1]} ${part.trim()}`);
  const start = from + match.index;
  const phrase = { term: first as string, alternatives: others, start, end: start + match[0].length };
  return [{ ...unknown(phrase), kind: 'diploma', guessed: false }];
}

/** « Diplôme de dessinateur paysagiste », « Diplôme des métiers du notariat »: a title that no list knows. */
export function namedDiploma(text: string, { start: from, end: to }: Sentence): Unweighed[] {
  const match =
    /(?<!\p{L})[Dd]ipl[ôo]me (?:de |du |des |d[’'])(?!la |l[’']|(?:[ée]tat|niveau|type|base|fin|secteur|domaine|m[ée]tier|branche|sp[ée]cialit[ée]|votre|notre|son|bac|pr[ée]f[ée]rence|premier|second|grande)(?!\p{L}))(\p{L}[^,.;:()/\n]{2,44}?)(?=\s(?:ou|et|est|sont|serait|seraient|sera|exigé|requis|obligatoire|indispensable|souhait|appréci|demandé|minimum|de niveau|reconnu|non|remis|délivré|offert|n[’'e])|\s?[,.;:()/\n]|$)/u.exec(
      text.slice(from, to),
    );
  if (!match) return [];
  const start = from + match.index;
  const end = start + match[0].length;
  if (waivedBefore.test(text.slice(from, start)) || waivedAfter.test(text.slice(end, to))) return [];
  const isKnown = findTerms(match[0]).some(({ kind }) => kind === 'diploma');
  return isKnown
    ? []
    : [{ ...unknown({ term: match[0], alternatives: [], start, end }), kind: 'diploma', guessed: false }];
}

/** « Ingénieur ou bac +5 en logistique », « Ingénieur de formation »: the title stands for the diploma. */
export function engineer(text: string, { start: from, end: to }: Sentence): Unweighed[] {
  const match =
    /^[^\p{L}]*(ing[ée]nieure?)(?:\(e\)|·e)?(?=\s?(?:ou|\/|,)\s?(?:(?:un |d[’']un )?bac\s?\+|(?:un )?master|(?:d[’']une )?école|universitaire|équivalent|titulaire)|\s(?:de formation|diplômée?))/iu.exec(
      text.slice(from, Math.min(to, from + 80)),
    );
  if (!match) return [];
  const end = from + match[0].length;
  const start = end - (match[1] as string).length;
  const phrase = { term: "Diplôme d'ingénieur", alternatives: [], start, end };
  return [{ ...unknown(phrase), kind: 'diploma', guessed: false }];
}

/** « Aucun diplôme de soudeur demandé », « diplôme de soudeur remis en fin de stage »: what is not asked for, or given. */
const waivedBefore = /(?<!\p{L})(?:aucun|pas|sans|non|ni|peu importe|quel que soit)(?!\p{L})/iu;
const waivedAfter = /^\s?(?:ou )?(?:non(?!\p{L})|pas(?!\p{L})|n[’'e]|remis|délivré|offert)/iu;

/** « Trois ans de pratique en cabinet d’avocats », « dont une en agence »: where the time was to be served. */
export function timeServed(text: string, { start: from, end: to }: Sentence): Unweighed[] {
  const match = served.exec(text.slice(from, to));
  const place = match?.[1]
    ?.replace(/\s(?:minimum|exigée?|souhaitée?|requise?|demandée?|appréciée?|est|sont|serait).*$/u, '')
    .trimEnd();
  if (!match || !place) return [];
  const begin = from + match.index;
  const end = begin + match[0].indexOf(place) + place.length;
  const whole = text.slice(begin, end);
  if (practice.test(whole))
    return [{ ...unknown({ term: whole.toLowerCase(), alternatives: [], start: begin, end }), guessed: false }];
  if (nowhere.test(place)) return [];
  const start = end - place.length;
  return [{ ...unknown({ term: place, alternatives: [], start, end: start + place.length }), guessed: false }];
}

/** Places of every trade tell nothing by themselves. */
const nowhere =
  /^(?:poste|emploi|fonction|domaine|métier|secteur|environnement|(?:cabinet|agence|entreprise|société|équipe|groupe|structure|milieu|établissement|situation|collectivité)$)/iu;

/** « Une expérience en cabinet »: with lawyers or accountants it says with whom one learnt the trade. */
const practice = /^(?:expérience|pratique)[^,]{0,60}\s(?:en|chez) (?:un )?(?:cabinet|collectivité)$/iu;

const served =
  /(?:\b(?:ans?|année(?:s|\(s\))?)|expérience|pratique|\bdont une?)(?: (?:minimum|au moins|d[’']expérience|de pratique|d[’']ancienneté|passé\p{L}*|réussi\p{L}*|significati\p{L}*|confirmée?|professionnelle)){0,3} (?:dans|en tant qu(?:e |[’'])|en(?! tant qu)|chez|sur|auprès d(?:e|[’']|u|es)) ?(?:une? |le |la |les |l[’']|des |du )?(\p{L}[^,.;:()\n]{3,45}?)(?=[,.;:()]|\s(?:et|ou|avec|où|qui|pour|dans)\s|$)/iu;
