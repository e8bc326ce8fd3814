import { withA } from '../french/link-words.ts';
import { capitalised } from '../french/typeset.ts';
import { type Piece, reworded, say } from '../piece.ts';
import type { Named } from '../voice.ts';

export const cap = (piece: Piece): Piece => reworded(piece, capitalised);

/** The clause as a sentence. */
export const plainly = (clause: Piece): Piece => say`${cap(clause)}.`;

/** « J’ai également contrôlé … », « Je tiens également … »; null where the word has no place. */
export function withAdverb(adverb: string): (clause: Piece) => Piece | null {
  return (clause) => {
    const match = /^(j’ai |j’|je )(\p{Ll}+)( .+)$/su.exec(clause.text);
    if (!match || /^je n/.test(clause.text) || /^ et /.test(match[3] ?? '')) return null;
    const [, subject = '', verb = '', rest = ''] = match;
    const text = subject === 'j’ai ' ? `j’ai ${adverb} ${verb}${rest}` : `${subject}${verb} ${adverb}${rest}`;
    return say`${cap({ text, evidence: clause.evidence })}.`;
  };
}

/** « Cariste chez Logiparc depuis 2023 »; null for a job without title. */
export function apposed({ title, at, when, job }: Named): Piece | null {
  if (title.text === '' || at.text === '') return null;
  return job.isCurrent ? say`${cap(title)} ${at} ${when}` : say`${cap(title)} ${at}, ${when}`;
}

/** « je suis vendeuse chez Ardoise depuis 2021 », « j’ai été vendeuse chez Ardoise, de 2019 à 2021 ». */
export function am({ title, as, at, when, job }: Named): Piece {
  const role =
    title.text === ''
      ? say`${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as}`
      : say`${job.isCurrent ? 'je suis' : 'j’ai été'} ${title}`;
  return job.isCurrent ? say`${role} ${at} ${when}` : say`${role} ${at}, ${when}`;
}

/** « Je suis vendeuse chez Ardoise. », where the guard holds the dates. */
export function justAm({ title, as, at, job }: Named): Piece {
  const role =
    title.text === ''
      ? say`${job.isCurrent ? 'Je travaille' : 'J’ai travaillé'} ${as}`
      : say`${job.isCurrent ? 'Je suis' : 'J’ai été'} ${title}`;
  return say`${role} ${at}.`;
}

/** « chez Ardoise, où j’ai été vendeuse de 2019 à 2021 »; null without a title or a place. */
export function whereIWas({ title, at, when, job }: Named): Piece | null {
  if (title.text === '' || at.text === '' || when.text === '') return null;
  return say`${at}, où ${job.isCurrent ? 'je suis' : 'j’ai été'} ${title} ${when}`;
}

/** « J’ai été vendeuse de 2019 à 2021 chez Ardoise, où j’ai tenu la caisse. » */
export function wasWhere({ title, at, when, job }: Named, clause: Piece): Piece | null {
  if (title.text === '' || at.text === '' || when.text === '' || !fitsWhere(clause)) return null;
  return say`${job.isCurrent ? 'Je suis' : 'J’ai été'} ${title} ${when} ${at}, où ${clause}.`;
}

/** « De 2019 à 2021, j’étais vendeuse chez Ardoise : j’ai tenu la caisse. », as one speaks. */
export function wereWhere({ title, at, when, job }: Named, clause: Piece): Piece | null {
  if (title.text === '' || at.text === '' || when.text === '' || /[:;«]/.test(clause.text)) return null;
  return say`${cap(when)}, ${job.isCurrent ? 'je suis' : 'j’étais'} ${title} ${at} : ${clause}.`;
}

/** A clause after « où », short enough and without a list of its own. */
export const fitsWhere = ({ text }: Piece): boolean => text.split(' ').length <= 24 && !/[:;«]/.test(text);

/** Whether « s’y ajoute » is said of one thing: « la lettre mensuelle (8 000 lecteurs) », « un parc de 40 postes et serveurs ». */
export const isOneThing = ({ text }: Piece): boolean => {
  const plain = text.replace(/\s?\([^()]*\)/g, '');
  return (
    /^(?:l[ae] |l’|une? )/u.test(plain) &&
    !/(?:, | et |, ainsi qu(?:e |’))(?:l[ae]s? |l’|des |une? |\d|deux |trois )/u.test(plain)
  );
};

/** « plus de sept ans » behind « j’en ai »: « plus de sept »; months stay. */
export const withoutYears = (length: Piece): Piece => reworded(length, (text) => text.replace(/ ans?$/u, ''));

/** What the offer says comes next, as the writer takes it; a test or a trial in the tone’s own words. */
export const joining = (step: Piece, trial: (step: Piece) => Piece = lending): Piece => {
  if (/^passer /.test(step.text)) return say`je peux ${step}`;
  if (/échange|appel|rencontre/.test(step.text)) return say`je suis disponible pour ${step}`;
  if (/visite/.test(step.text)) return say`je découvrirai volontiers les lieux lors de ${step} que vous proposez`;
  return trial(step);
};

/** « je me prêterai volontiers au cas pratique » */
function lending(step: Piece): Piece {
  return say`je me prêterai volontiers ${reworded(step, withA)}`;
}

/** « c’est la caisse », « c’étaient les relances ». */
export function thisIs({ text }: Piece, isNow: boolean): string {
  const isMany = /^(?:les |des |de |deux |trois |quatre |cinq |six |sept |huit |neuf |dix |\d)/u.test(text);
  return isNow ? (isMany ? 'ce sont' : 'c’est') : isMany ? 'c’étaient' : 'c’était';
}
