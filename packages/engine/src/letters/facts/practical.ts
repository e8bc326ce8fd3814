import { enumerated, withDe } from '../french/link-words.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import { type Piece, say } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

const available =
  /disponib(?:le|ilité)\s?:?\s?(tout de suite|de suite|immédiate(?:ment)?|(?:dès|à partir d[eu]|sous|à compter d[eu]|en|le)\s[\p{L}\d ]{3,28}?(?=[\n.;,)–—-]|$|\s{2}))/iu;
const shifts = /(?:mobile en|horaires? en|travail en|accepte les?) (2x8|3x8|4x8|5x8)/iu;

/** What decides in practice: from when, at what hours and with what licence. */
export function readPractical(facts: LetterFacts): Piece[] {
  const { cv, offer } = facts.input;
  return [
    ...freeTimes(availability(facts), unusualHours(cv.text, offer.text)),
    hours(cv.text, offer.text),
    notice(cv.text),
    driving(facts),
    journeys(cv.text, offer.text),
  ].filter((piece) => piece !== null);
}

/** From when and at what hours, in one clause: « je suis disponible immédiatement, y compris la nuit ». */
function freeTimes(from: Piece | null, at: Piece | null): (Piece | null)[] {
  if (!from || !at) return [from && say`je suis disponible ${from}`, at && say`je suis disponible ${at}`];
  const isTold = at.text.split(/, | et /).some((time) => from.text.includes(time));
  return [isTold ? say`je suis disponible ${from}` : say`je suis disponible ${from}, y compris ${at}`];
}

/** Whoever is free at once is so on the day the post begins. */
function availability({ start, input: { cv } }: LetterFacts): Piece | null {
  const { text } = cv;
  const match = available.exec(text.slice(0, 60_000));
  if (!match?.[1]) return null;
  const isNow = /suite|imm/i.test(match[1]);
  const when = isNow ? 'immédiatement' : uncapitalised(typeset(match[1]));
  const span = { start: match.index, end: match.index + match[0].length };
  const free = { text: when, evidence: evidenceAt('cv', text, span) };
  return isNow && start ? say`${free}, donc pour une prise de poste ${start}` : free;
}

const freeFor =
  /(?:disponib\p{L}*|accept\p{L}*|mobile|travail|poste|horaires?)[^.;!?\n]{0,40}?(?<!\p{L})(?:nuits?|week-?ends?|samedis?|dimanches?|jours fériés)(?!\p{L})[^.;!?\n]{0,40}/iu;
const refused = /sauf|(?<!\p{L})(?:pas|hors|sans|ni)(?!\p{L})/iu;
const unusual: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})nuits?(?!\p{L})/iu, 'la nuit'],
  [/week-?ends?/iu, 'le week-end'],
  [/(?<!\p{L})samedis?(?!\p{L})/iu, 'le samedi'],
  [/(?<!\p{L})dimanches?(?!\p{L})/iu, 'le dimanche'],
];

/** « disponible nuit et week-end », where the offer has such hours. */
function unusualHours(text: string, offer: string): Piece | null {
  for (const match of text.slice(0, 60_000).matchAll(new RegExp(freeFor, 'giu'))) {
    if (refused.test(match[0]) || !/disponib|accept|mobile/iu.test(match[0])) continue;
    const times = unusual.filter(([time]) => time.test(match[0]) && time.test(offer)).map(([, said]) => said);
    if (times.length === 0) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    return { text: enumerated(times.slice(0, 2)), evidence: evidenceAt('cv', text, span) };
  }
  return null;
}

const leave = /préavis\s?:?\s?(?:de |d['’])?((?:\d|une?|deux|trois) (?:mois|semaines?))(?: négociable)?/iu;

function notice(text: string): Piece | null {
  const match = leave.exec(text.slice(0, 60_000));
  if (!match?.[1]) return null;
  const span = { start: match.index, end: match.index + match[0].length };
  return say`mon préavis est ${{ text: withDe(match[1].toLowerCase()), evidence: evidenceAt('cv', text, span) }}`;
}

const travels = /déplacements? (?:acceptés?|possibles?|nationaux acceptés)|accepte les déplacements/iu;

function journeys(text: string, offer: string): Piece | null {
  const match = travels.exec(text.slice(0, 60_000));
  if (!match || !/déplacement/iu.test(offer)) return null;
  const span = { start: match.index, end: match.index + match[0].length };
  return say`j’accepte ${{ text: 'les déplacements', evidence: evidenceAt('cv', text, span) }}`;
}

/** Told where the offer has shifts. */
function hours(text: string, offer: string): Piece | null {
  const match = shifts.exec(text.slice(0, 60_000));
  if (!match?.[1] || !/\dx8|équipes|postée?s?(?!\p{L})/iu.test(offer)) return null;
  const span = { start: match.index, end: match.index + match[0].length };
  return say`je peux travailler en ${{ text: match[1], evidence: evidenceAt('cv', text, span) }}`;
}

/** Whether one drives at the post, or to it. */
export function speaksOfDriving(offer: string): boolean {
  return /permis|véhicule|voiture|déplacement|itinér|tournées?(?!\p{L})|à domicile/iu.test(offer);
}

/** Told where the offer speaks of driving. */
function driving({ input: { cv, offer } }: LetterFacts): Piece | null {
  if (!speaksOfDriving(offer.text)) return null;
  const index = cv.licences.findIndex((name) => /^permis B$/i.test(name));
  const span = cv.spans[`licences.${index}`];
  if (index < 0 || !span) return null;
  const own = /(?:permis b|\bB)[^\n.]{0,20}(véhicule|voiture)|(?:véhicule|voiture) personnelle?/iu.exec(cv.text);
  const isWithout = /(?:pas d[e’']|sans|aucune?|ni) ?(?:véhicule|voiture)/iu.test(cv.text);
  const hasCar = own !== null && !isWithout;
  const permit = { text: 'permis B', evidence: evidenceAt('cv', cv.text, span) };
  // Who drives lorries or buses drives a car.
  if (cv.licences.some((name) => /^Permis [CD]1?E?$/i.test(name)))
    return hasCar ? { text: 'je dispose d’un véhicule', evidence: permit.evidence } : null;
  return say`j’ai le ${permit}${hasCar ? ' et un véhicule' : ''}`;
}

const steps: [RegExp, string][] = [
  [/essai (?:rémunéré )?d['’]une journée/i, 'une journée d’essai'],
  [/essai (?:rémunéré )?d['’]une demi-journée/i, 'une demi-journée d’essai'],
  [/demi-journée sur (?:un )?chantier/i, 'une demi-journée sur chantier'],
  [/matinée sur (?:un )?chantier/i, 'une matinée sur chantier'],
  [/demi-journée d['’]essai/i, 'une demi-journée d’essai'],
  [/(?<!demi-)journée en boutique/i, 'une journée en boutique'],
  [/(?<!demi-)journée en magasin/i, 'une journée en magasin'],
  [/service d['’]essai/i, 'un service d’essai'],
  [/journée d['’]essai/i, 'une journée d’essai'],
  [/(?:matinée|journée|demi-journée) d['’]immersion/i, 'l’immersion'],
  [/cas pratique/i, 'le cas pratique'],
  [/étude de cas/i, 'l’étude de cas'],
  [/mise en situation/i, 'la mise en situation'],
  [/test de conduite/i, 'le test de conduite'],
  [/test technique/i, 'le test technique'],
  [/test de paie/i, 'le test de paie'],
  [/exercice de code/i, 'l’exercice de code'],
  [/pair programming/i, 'la séance de pair programming'],
  [/visite d(?:u|e) (?:site|service|l['’]\p{L}+)/iu, 'la visite'],
  [/(?:échange|entretien|appel|visio)[^.\n]{0,20} (?:téléphonique|en visio)/i, 'un premier échange à distance'],
  [/rencontre avec l['’]équipe/i, 'la rencontre avec l’équipe'],
  [/(?:pass(?:ez|e|er)|dépos(?:ez|er)[^.\n]{0,30}) à l['’]agence/i, 'passer à l’agence'],
  [/(?:pass(?:ez|e|er)|dépos(?:ez|er)[^.\n]{0,30}) à la boutique/i, 'passer à la boutique'],
  [/(?:pass(?:ez|e|er)|dépos(?:ez|er)[^.\n]{0,30}) au magasin/i, 'passer au magasin'],
  [/(?:pass(?:ez|e|er)|dépos(?:ez|er)[^.\n]{0,30}|directement) au salon/i, 'passer au salon'],
  [/(?:pass(?:ez|e|er)|dépos(?:ez|er)[^.\n]{0,30}) à l['’]atelier/i, 'passer à l’atelier'],
];

/** What the offer says comes next, to stand after « pour »; null where it tells nothing. */
export function nextStep({ input: { offer } }: LetterFacts): Piece | null {
  for (const [pattern, said] of steps) {
    const match = pattern.exec(offer.text.slice(0, 40_000));
    if (!match) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    return { text: said, evidence: evidenceAt('offer', offer.text, span) };
  }
  return null;
}
