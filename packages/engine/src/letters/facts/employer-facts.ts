import type { LetterEvidence } from '@coach/contracts/letter';
import type { ParsedOffer } from '@coach/contracts/offer';
import { linesOfOffer } from '../../offer/lines-of-offer.ts';
import type { OfferLine } from '../../offer/split-offer.ts';
import { foldText } from '../../text/fold-text.ts';
import { isForeign } from '../french/is-foreign.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';

/**
 * What the offer tells of the employer, as a clause in a letter to them: `you` begins with « vous », `third` with the
 * employer's name or a thing of theirs, `bare` has no verb at its place and is only quoted.
 */
export type EmployerFact = {
  voice: 'you' | 'third' | 'bare';
  clause: string;
  /** What follows the employer's name: « édite un logiciel … », to stand after « qui ». */
  predicate: string | null;
  evidence: LetterEvidence[];
};

/** Sentences about the employer, the most telling first. */
export function readEmployerFacts(
  offer: ParsedOffer,
  lines: readonly OfferLine[] = linesOfOffer(offer),
): EmployerFact[] {
  const duties = lines.findIndex(({ part }) => part === 'missions');
  const facts = lines
    .filter((line, index) => !line.heading && !line.bullet && isAbout(line, index < duties))
    .slice(0, 25)
    .flatMap((line) => sentencesOf(line).map((sentence) => factOf(offer, sentence)))
    .filter((fact) => fact !== null);
  return facts.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, 8);
}

function isAbout({ part, text }: OfferLine, isEarly: boolean): boolean {
  if (about.has(part) || (part === 'equal' && isEarly)) return true;
  return part === 'missions' && /^(?:Nous|Nos|Notre) /.test(text);
}

/** A pitch that names « handicap » among its fields reads like the statement of equal chances. */
const about = new Set(['company', 'intro', 'header']);

type Sentence = { text: string; start: number };

function sentencesOf(line: OfferLine): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const match of `${line.text} `.matchAll(/[.!?…](?=\s+(?:[\p{Lu}\d«]|$)|\s*$)/gu)) {
    const end = match.index + 1;
    sentences.push({ text: line.text.slice(from, end), start: line.start + from });
    from = end;
  }
  return sentences.slice(0, 12);
}

const unfit =
  /\b(?:vous|votre|vos|ton|ta|tes|tu|toi|cdi|cdd|h\/f|f\/h|postul\w*|candidat\w*|salaire|remuneration|recrut\w*|rejoi\w*|recherch\w*|cherch\w*|poste|situation de handicap|discriminat\w*|diversite|egalite|profil|interim|offre|de trop|trop|malheureusement|www|http\w*)\b|@|\?/;

function factOf(offer: ParsedOffer, { text, start }: Sentence): EmployerFact | null {
  const lead = /^\s*/.exec(text)?.[0].length ?? 0;
  const raw = text.slice(lead).trimEnd();
  const clause = clauseOf(raw);
  if (clause === null) return null;
  const voice = voiceOf(clause);
  if (voice === null) return null;
  const predicate = predicateOf(clause, offer.company);
  const at = start + lead;
  return {
    voice,
    clause: lowered(clause, offer.company),
    predicate,
    evidence: [{ source: 'offer', start: at, end: at + raw.length, quote: offer.text.slice(at, at + raw.length) }],
  };
}

/** What it is to the candidate that is said, and no clause about the employer. */
const aboutCandidate =
  /\b(?:nous|on|je|vous (?:serez|aurez|intégrez|intégrerez|travaillerez|évoluerez|participez|interv\p{L}+))\b/iu;

/** A sentence as said to the employer; null where it is none of theirs, or cannot be turned. */
function clauseOf(raw: string): string | null {
  const words = raw.split(/\s+/).length;
  if (words < 6 || words > 34 || /^[^\p{L}\d]/u.test(raw) || unfit.test(foldText(raw)) || isForeign(typeset(raw)))
    return null;
  const plain = typeset(raw)
    .replace(/[\s.!…]+$/, '')
    .replace(/\s?\([^()]{1,80}\)/g, '');
  const clause = toYou(plain);
  if (!clause || aboutCandidate.test(clause)) return null;
  return clause
    .replace(/^(.{10,120} (?:est|sont) .{5,120}?), (?:\d|les? |la |l’)[^,]* (?:est|sont) .*$/u, '$1')
    .replace(
      /^(chez [^,]+(?:, [^,]+)?), (vous \p{Ll}+ez .+)$/iu,
      (_, where: string, said: string) => `${said}, ${uncapitalised(where)}`,
    )
    .replace(/^depuis (?:\d{4}|plus|\d)[^,]{0,30}, /i, '')
    .replace(/ (?:donc|ainsi|également|aussi)(?= )/, '');
}

function voiceOf(clause: string): EmployerFact['voice'] | null {
  if (/^vous /i.test(clause)) return 'you';
  if (hasVerb(clause) && !standsAlone.test(clause)) return 'third';
  if (!hasVerb(clause) && !/ vous \p{Ll}+/u.test(clause)) return null;
  // « Fondée en 1974, vous … »: before « vous » a figure would read as the candidate's.
  return /\d/.test(clause.split(/,? vous /)[0] ?? '') ? null : 'bare';
}

/** « Nous réhabilitons nos sites » → « Vous réhabilitez vos sites ». null where a verb cannot be turned. */
function toYou(text: string): string | null {
  let said = text
    .replace(/\b([Nn])(ous|os|otre)\b/g, (_, n: string, rest: string) => (n === 'N' ? 'V' : 'v') + rest)
    .replace(/\bl’([Uu])n des nôtres\b/g, 'l’un des vôtres');
  if (said === text) return text;
  said = said.replace(
    /(?<![\p{L}’-])((?:[Vv]ous |et )(?:n’|ne |en |y |les |l’|leur |vous |en y )?)(\p{Ll}+)(?=[\s,.]|$)/gu,
    (whole, lead: string, verb: string) => {
      const turned = /ons$|^sommes$/.test(verb) ? verbToYou(verb) : null;
      return turned ? lead + turned : whole;
    },
  );
  return /[Vv]ous (?:n’|ne |en |y |les |l’|leur |vous )?(?:\p{Ll}+ons|sommes)\b/u.test(said) ? null : said;
}

function verbToYou(verb: string): string | null {
  const irregular: Record<string, string> = { sommes: 'êtes', faisons: 'faites', disons: 'dites' };
  if (Object.hasOwn(irregular, verb)) return irregular[verb] as string;
  if (
    /(?:missions|saisons|maisons|actions|solutions|livraisons|raisons|façons|formations|ations|itions|usions)$/.test(
      verb,
    )
  )
    return null;
  return verb
    .replace(/geons$/, 'gez')
    .replace(/çons$/, 'cez')
    .replace(/ons$/, 'ez');
}

/** What a sentence says of the employer it names first. */
function predicateOf(clause: string, company: string | null): string | null {
  if (!company) return null;
  const folded = foldText(clause);
  const name = foldText(company).replace(/^(?:la |le |les |l')/, '');
  const at = folded.indexOf(name);
  if (at < 0 || at > 4) return null;
  const rest = clause.slice(at + name.length).trim();
  return /^\p{Ll}{2,}/u.test(rest) && !/^(?:et|ou|de|du|des|à|en|l)\b/.test(rest) ? rest : null;
}

/** « Entreprise familiale, vous réalisez … »: no « que » can stand before it. */
const standsAlone =
  /^(?!(?:en|depuis|pour|avec|à|au|dans|chez|face|sur|chaque)\s)(?:\p{L}+[^,]{0,80}), (?:vous|l’entreprise|ils?|elles?) /iu;

const verbs =
  /(?<![\p{L}’-])(?:est|sont|a|ont|fait|compte|comptent|gère|gèrent|réunit|emploie|emploient|conçoit|fabrique\w*|édite|aide|propose|offre|accueille|accueillent|assure|développe|produit|vend|exploite|réhabilite|rénove|construit|entretient|accompagne|intervient|dispose|travaille\w*|regroupe|rassemble|livre|transporte|distribue|forme|soigne|investit|ouvre|poursuit|crée|connaît|prépare|porte|réalise|anime|dessert|équipe|exporte|cultive|élève|défend|conseille|publie|organise|loge|loue|répare|installe|recycle|collecte|traite|valorise|fournit|étend|grandit|vient|viennent|repose|sert|mène|couvre|restaure|cuisine|prend|met|tient|suit|reçoit|soutient|représente|occupe|existe|fête|appartient)(?!\p{L})/u;

function hasVerb(clause: string): boolean {
  return verbs.test(clause);
}

function lowered(clause: string, company: string | null): string {
  if (company && foldText(clause).startsWith(foldText(company))) return clause;
  const [first = ''] = clause.split(/[\s’]/);
  const small =
    /^(?:les?|la|l|un|une|des|ce|cette|ces|vous|vos|votre|depuis|en|au|aux|à|avec|dans|sur|pour|par|face|née?|filiale|chaque|entreprise|implantée?|installée?|créée?|fondée?|spécialisée?|acteur|leader|notre|chez|plus|près)$/i;
  return small.test(first) ? uncapitalised(clause) : clause;
}

function weightOf({ voice, predicate, clause }: EmployerFact): number {
  const fit = clause.length < 150 ? 2 : 0;
  const said = { you: 3, third: 2, bare: 0 }[voice];
  return (predicate ? 3 : 0) + said + fit + (/\d/.test(clause) ? 0.5 : 0);
}
