import type { LetterEvidence } from '@coach/contracts/letter';
import type { ParsedOffer } from '@coach/contracts/offer';
import { linesOfOffer } from '../../offer/lines-of-offer.ts';
import type { OfferLine } from '../../offer/split-offer.ts';
import { knownVerb } from '../french/actions.ts';
import { isForeign } from '../french/is-foreign.ts';
import { readMission } from '../french/mission-clause.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import { infinitiveOfVous } from '../french/verb-forms.ts';

/** What the job consists of, in words that fit after « pour » and after « le poste comprend »; one of both may lack. */
export type Duty = {
  infinitive: string | null;
  noun: string | null;
  /** Requirements of the offer told in it. */
  terms: string[];
  evidence: LetterEvidence[];
};

const longest = 24;

/** The duties of an offer, in its order. */
export function readDuties(offer: ParsedOffer, lines: readonly OfferLine[] = linesOfOffer(offer)): Duty[] {
  const own = lines.filter(({ part, heading }) => part === 'missions' && !heading);
  // Where no heading announces them, duties are told by their form.
  const told = lines.filter((line) => !line.heading && undecided.has(line.part) && duty.test(bodyOf(line).text));
  return [...own, ...told].slice(0, 40).flatMap((line) => dutiesOf(offer, line));
}

const undecided = new Set(['header', 'intro', 'company']);
const duty =
  /^(?:vous|tu) \p{Ll}+(?:ez|es)\s|^(?:(?:la|les?)\s|l['’]\s?)\p{Ll}+(?:tion|ment|age|ise|sion|ure|rôle|soin|suivi|accueil|entretien)s?\s(?:d|à|a)/u;

/** The line without the sign it begins with (« 👗 », « . »). */
function bodyOf(line: OfferLine): { start: number; text: string } {
  const lead = /^[^\p{L}\d«]*/u.exec(line.text)?.[0].length ?? 0;
  return { start: line.start + lead, text: line.text.slice(lead) };
}

function dutiesOf(offer: ParsedOffer, line: OfferLine): Duty[] {
  const body = bodyOf(line);
  if (body.text.endsWith(':') || body.text.length < 12) return [];
  const pieces = line.bullet || body.text.length < 110 ? [body.text] : body.text.split(/(?<=[.;!])\s+(?=\p{Lu})/u);
  return pieces.slice(0, 6).flatMap((piece) => {
    const start = body.start + Math.max(0, body.text.indexOf(piece));
    const said = dutyOf(piece);
    if (!said) return [];
    const end = start + piece.length;
    const terms = offer.requirements.filter(({ span }) => span.start < end && span.end > start).map(({ term }) => term);
    return [
      { ...said, terms, evidence: [{ source: 'offer' as const, start, end, quote: offer.text.slice(start, end) }] },
    ];
  });
}

function dutyOf(piece: string): Pick<Duty, 'infinitive' | 'noun'> | null {
  const text = typeset(piece.slice(0, 300))
    .replace(/[\s.;,!]+$/, '')
    .replace(/\s?\([^()]{1,120}\)/g, '');
  if (isForeign(text) || /\b(?:votre|vos|ton|ta|tes|notre client|salaire|horaires?)\b/i.test(text)) return null;
  const plain = employerVoice(text);
  const [head = plain] = plain.split(
    /\u00a0: |\u202f; | : |,? (?:et )?tu (?=\p{L}|l’)|, vous (?=(?:\p{Ll}+ez|faites) )/u,
  );
  if (head.trim().split(' ').length < 3) return null;
  const said = spoken(shortened(head));
  if (
    !said ||
    asksOfPerson.test(said.infinitive ?? '') ||
    /(?:exig|obligatoire|requis|indispensable|souhait)/i.test(head)
  )
    return null;
  return Object.values(said).some((form) => form !== null) ? said : null;
}

/** « justifier de deux saisons », « avoir le permis »: what the person is to have, not to do. */
const asksOfPerson =
  /^(?:justifier|disposer|posséder|avoir|être|maîtriser|savoir|connaître|aimer|bénéficier|rejoindre|intégrer|évoluer|travailler du)\s/;

/** « nos ateliers » is the employer's: « vos ateliers » in a letter. */
function employerVoice(text: string): string {
  return text
    .replace(/ (?:aussi|également|ainsi)(?= \p{L})/gu, '')
    .replace(/\bnotre\b/g, 'votre')
    .replace(/\bnos\b/g, 'vos')
    .replace(/\bnous\b/g, 'vous');
}

/** Cut at a comma where it is long. */
function shortened(text: string): string {
  const words = text.split(' ');
  if (words.length <= longest) return text;
  const kept = words.slice(0, longest).join(' ');
  const comma = kept.lastIndexOf(', ');
  return comma > 30 ? kept.slice(0, comma) : '';
}

/** « la connaissance du secteur s’apprend », « le poste qui … »: more than the name of a thing. */
const isSentence =
  /(?<!\p{L})(?:vous|tu|va|vont|est|sont|sera|seront|a|ont|fait|qui|que|peut|peuvent|ne|se)(?!\p{L})|(?<!\p{L})[snq]’\p{L}/u;

function spoken(text: string): Pick<Duty, 'infinitive' | 'noun'> | null {
  if (text === '') return null;
  const bare = uncapitalised(text).replace(/^(?:d’|de )(?=\p{L}+(?:er|ir|re)\s)/u, '');
  const you = /^(?:vous |tu )?(.+)$/s.exec(bare)?.[1] ?? bare;
  const infinitive = infinitiveIn(bare, you);
  if (infinitive) return { infinitive, noun: null };
  if (/^(?:(?:la|les?) |l’)\p{L}/u.test(bare) && !isSentence.test(bare)) return { infinitive: null, noun: bare };
  const mission = readMission(text);
  if (mission.kind !== 'action') return null;
  const [clause, second] = mission.clauses;
  if (!clause) return null;
  const both = second && clause.infinitive.length + second.infinitive.length < 140;
  return { infinitive: both ? `${clause.infinitive} et ${second.infinitive}` : clause.infinitive, noun: clause.noun };
}

function infinitiveIn(bare: string, you: string): string | null {
  const [first = '', ...rest] = you.split(' ');
  const tail = rest.join(' ');
  if (tail === '' && !/^\p{Ll}+er$/u.test(first)) return null;
  if (bare.startsWith('vous ') || /^\p{Ll}+ez$/u.test(first)) return fromVous(first, tail);
  if (bare.startsWith('tu ') || /^\p{Ll}+es$/u.test(first)) return fromTu(first, tail);
  const isOne = /^(?:\p{Ll}+(?:er|ir|re|oir)|être)[,]?$/u.test(first);
  return isOne && isVerb(first.replace(',', ''), rest[0] ?? '') ? bare : null;
}

function fromVous(form: string, tail: string): string | null {
  const verb = infinitiveOfVous(form);
  return verb ? `${verb} ${withInfinitives(tail)}`.trim() : null;
}

/** « tu rédiges et négocies les contrats » → « rédiger et négocier les contrats ». */
function fromTu(form: string, tail: string): string | null {
  const verb = form === 'suis' ? 'suivre' : infinitiveOfTu(form);
  if (!verb) return null;
  const rest = tail.replace(/(et |, )(\p{Ll}+es) (?=le|la|les|l’|des|un)/gu, (whole, link: string, other: string) => {
    const infinitive = infinitiveOfTu(other);
    return infinitive ? `${link}${infinitive} ` : whole;
  });
  return `${verb} ${rest}`;
}

function infinitiveOfTu(form: string): string | null {
  return knownVerb(`${form.slice(0, -1)}r`) ?? knownVerb(`${form.slice(0, -2)}ir`);
}

function isVerb(word: string, next: string): boolean {
  if (knownVerb(word)) return true;
  return (
    /er$/.test(word) &&
    !/(?:ier|eler)$/.test(word) &&
    /^(?:l[ea]s?|l’.*|des|une?|à|aux?|et|en|vos|votre|avec|sur|\d.*|d’.*|de)$/.test(next)
  );
}

/** « … et aidez aux gestes » → « … et aider aux gestes ». */
function withInfinitives(text: string): string {
  return text.replace(
    /(?<![\p{L}’-])(?:vous )?(\p{Ll}{2,}ez|faites)(?!\p{L})/gu,
    (whole, form: string) => infinitiveOfVous(form) ?? whole,
  );
}
