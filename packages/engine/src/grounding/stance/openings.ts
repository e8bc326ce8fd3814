import type { Reading, Sentence } from '../text/read-text.ts';
import type { Cue } from './cues.ts';

/**
 * « Neuf lignes, 175 salariés : votre site … », « Avec 260 salariés, votre laiterie … »: the end of what stands before the
 * employer is named and nobody has spoken yet.
 */
export function preludeOf({ folded }: Reading, sentence: Sentence, cues: readonly Cue[]): number | null {
  const isMine = doneThen.test(folded.slice(sentence.start, Math.min(sentence.end, sentence.start + 400)));
  return isMine ? null : preludeOfTheirs(folded, sentence, cues);
}

function preludeOfTheirs(folded: string, { start, end }: Sentence, cues: readonly Cue[]): number | null {
  const theirs = leadOfTheirs(folded, { start, end });
  if (theirs !== null) return theirs;
  const first = cues.find(({ kind }) => kind !== 'reset' && kind !== 'time');
  if (!first || first.start <= start) return null;
  const lead = folded.slice(start, Math.min(first.start, start + 400));
  const isAsked =
    first.kind === 'you' && /^vous (?:en|l'|le|la|les) ?\w/.test(folded.slice(first.start, first.start + 12));
  if (!isAsked && /\b(?:experience|maitrise|competences?|parcours|diplome|titulaire|metier|carriere)\b/.test(lead))
    return null;
  const colon = lead.indexOf(':');
  const isEmployers = first.kind === 'you' || first.kind === 'they' || first.kind === 'youBefore';
  const asksThem =
    first.kind === 'aim' && /\b(?:vous|votre|vos)\b/.test(folded.slice(first.start, Math.min(end, first.start + 200)));
  // « Allemand, permis B : votre navette peut compter sur moi »
  const offersMe =
    /\b(?:sur|avec|par|chez|en|a) moi\b/.test(folded.slice(first.start, end)) ||
    // « InDesign, Photoshop : de quoi servir votre catalogue »
    offering.test(lead);
  if (colon > 0 && (isEmployers || asksThem) && !offersMe) return start + colon;
  const opens = /^\W*(?:avec|de|du|des|entre|par|pour|a)\b/.test(lead) && /, $/.test(lead);
  return opens && first.kind === 'you' && /^vo(?:tre|us|s) /.test(folded.slice(first.start, first.start + 6))
    ? first.start
    : null;
}

/** « Trente dossiers basculés vers Silae en 2023 : votre logiciel, je le connais »: what was done in a year is one’s own. */
const doneThen = /^[^:]{10,160} en (?:19|20)\d\d ?: ?(?:votre|vos) [^.;:,!?]{2,40}, je (?:le |la |les |l')/;

/** « de quoi m’attirer »: what the employer has to offer; « de quoi servir votre catalogue » is one’s own. */
const drawn = "(?:m'|me |donner|rever|attirer|seduire|plaire)";
/** How one offers behind a colon what was listed before it. */
export const offering = new RegExp(`: ?(?:de quoi|autant d[e'] ?[a-z]+ pour) (?!${drawn})`);

const speakers = /\b(?:je|me|moi|mon|ma|mes|nous|notre|nos)\b|\b[jm]'/;
const ofOneself = /\b(?:experience|maitrise|competences?|parcours|diplome|titulaire|carriere)\b/;
const turnedTo = new RegExp(
  `^: ?(?:(?:votre|vos|vous) |j'aim\\w+|je m'y|je me (?:vois|reconnais|sens|projette|retrouve)|j'y suis (?:prete?|disposee?|ouverte?)\\b|(?:tout )?(?:cela|ca) me (?:va|convient|plait)\\b|de quoi ${drawn}|voila (?:une?|des) (?:maison|equipe|projet|terrain))`,
);

/** « Née en 2009, forte de cinq sites : votre maison … », « Sept sites, la zone DACH : je m’y vois »: the end of that lead. */
function leadOfTheirs(folded: string, { start, end }: Pick<Sentence, 'start' | 'end'>): number | null {
  const colon = folded.indexOf(':', start);
  if (colon < 0 || colon >= end) return null;
  const lead = folded.slice(start, colon);
  if (speakers.test(lead) || ofOneself.test(lead)) return null;
  return turnedTo.test(folded.slice(colon, colon + 40)) ? colon : null;
}

/**
 * Where the first person begins in a sentence that opens with what holds of anybody (« Passer du vin à l’énergie demande
 * de la curiosité, et j’en ai ») or with a subject of a wish (« Douze personnes, c’est un autre métier, et je voudrais … »).
 */
export function openingOfAnybody(folded: string, { start, end }: Pick<Sentence, 'start' | 'end'>): number | null {
  const said = folded.slice(start, end);
  // « Accueillir les arrivants n’a rien d’une corvée à mes yeux »: how one finds a task says nothing of having done it.
  const opinion = opinionOnTask.exec(said);
  if (opinion && !speakers.test(said.replace(/\b(?:a mes yeux|pour moi|selon moi|a mon (?:sens|avis))\b/g, '')))
    return start + opinion[0].length;
  const spoken = speakers.exec(said)?.index ?? 0;
  if (spoken < 20) return null;
  const lead = folded.slice(start, start + spoken);
  const isWish = /^(?:je (?:voudrais|souhaite|reve|veux|cherche)|j'(?:aimerais|espere|attends))/.test(
    folded.slice(start + spoken, start + spoken + 14),
  );
  const isTopic = isWish && /\b(?:c'est|ce serait|cela|ca) /.test(lead);
  if (isTopic) return start + spoken;
  // « Convaincre en deux minutes, cela s’apprend : trente journées … m’y ont exercée »: behind the colon one speaks of oneself.
  const saying = anybodys.exec(lead)?.[0].length;
  const colon = saying === undefined ? -1 : lead.indexOf(':', saying);
  return saying === undefined ? null : start + (colon < 0 ? spoken : colon);
}

const opinionOnTask =
  /^\W*[a-z]{2,}(?:er|ir|dre|ttre|aitre|crire|duire|faire|[cvp]re) [^.;:]{0,140}? (?:n'(?:a|est) |n'ont |c'est |reste |vaut |a du )[^.;:]*/;
const anybodys =
  /^\W*[a-z]{2,}(?:er|ir|dre|ttre|aitre|crire|duire|faire|[cvp]re) [^.;:]{0,140}?[ '](?:demande|suppose|exige|implique|oblige|revient|apprend|improvise)\b|^\W*(?:une?|chaque|toute?) [^.;:,]{0,140}? (?:ne |n')/;
