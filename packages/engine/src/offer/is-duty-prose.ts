import { titleLikeness } from '../cv/sections/judge-part.ts';
import { dutyVerb, isActionNoun } from './duty-verbs.ts';

/** How far into a paragraph its verbs are looked at. */
const reach = 3000;

/** Whether a folded line tells the duties in sentences: « Concrètement, vous allez concevoir … », « Vous gérez …, vous suivez … » */
export function isDutyProse(folded: string): boolean {
  return (
    announces(folded) ||
    namesActions(folded) ||
    listsTasks(folded) ||
    promises(folded) ||
    speaksOfDuties(folded) ||
    opensOnDuty(folded) ||
    tellsOfHolder(folded)
  );
}

/** « vos missions sont les suivantes : saisie … » */
function announces(folded: string): boolean {
  return /\b(?:vos|tes|les|ses) (?:principales )?(?:missions?|taches|activites)\b[^.:]{0,60}:\s*\S/.test(folded);
}

/** « nettoyage des chambres, réfection des lits, réassort … » */
function namesActions(folded: string): boolean {
  const opening = /^([a-z]+)/.exec(folded)?.[1] ?? '';
  if (/^participation aux? |^mise (?:a jour|en) /.test(folded)) return true;
  return isActionNoun(opening) && (folded.split(',').length > 2 || isActionNoun(secondOpening(folded)));
}

/** « Réception des colis. Rangement des rayons. » */
function secondOpening(folded: string): string {
  return /[.;] (mise|[a-z]{5,}) (?:de|des|du|d'|a|aux?)\b/.exec(folded.slice(0, reach))?.[1] ?? '';
}

/** « Voilà le quotidien : rédiger les contrats, suivre les absences, préparer la paie »; an employer’s own aims are none. */
function listsTasks(folded: string): boolean {
  const tasks = [...folded.slice(0, reach).matchAll(/(?:^|[:,;.(] |\bet )([a-z]+(?:er|ir|re))(?= )/g)].filter(
    ([, verb]) => dutyVerb(verb as string, 'infinitive') !== null,
  );
  const first = tasks[0]?.index ?? 0;
  return tasks.length >= 3 && !/\b(?:notre|nos|nous)\b[^.]*$/.test(folded.slice(0, first));
}

/** « vous allez concevoir », « tu seras en charge » */
function promises(folded: string): boolean {
  if (/\b(?:serez|seras|aurez|auras) (?:en charge|chargee?|amenee?|responsable|pour missions?)/.test(folded))
    return true;
  return [...folded.slice(0, reach).matchAll(/\b(?:allez|vas|devrez|devras) ([a-z]+)/g)].some(
    ([, verb]) => dutyVerb(verb as string, 'infinitive') !== null,
  );
}

const placed =
  /^(?:sous (?:l'autorite|la responsabilite|la direction)|rattachee?|placee?|integree?|au sein|en (?:lien|collaboration|binome))/;
const heldPost =
  /, (?:l'|le |la )?[a-z ]{2,30} (?:participe|assure|effectue|realise|anime|gere|concoit|accompagne|contribue)\b/;

/** « 7 h 15 – 8 h 20 | Vous accueillez … », « Mercredi : tu encadres … »: what opens on the reader and a duty. */
function opensOnDuty(folded: string): boolean {
  const [, subject, verb = ''] = /^[^|:→]{2,40}[|:→] ?(vous|tu) (?:(?:les?|la|l'|y|en) ?)?([a-z]+)/.exec(folded) ?? [];
  const duty = dutyVerb(verb, subject === 'vous' ? 'you' : 'thou');
  return duty !== null && duty.noun !== null;
}

/** At least two verbs of duties after « vous » or « tu », or one where the post's place is told. */
function speaksOfDuties(folded: string): boolean {
  const verbs = [...folded.slice(0, reach).matchAll(/\b(vous|tu) (?:(?:les?|la|l'|y|en) ?)?([a-z]+)/g)];
  const duties = verbs.filter(([, subject, verb]) =>
    dutyVerb(verb as string, subject === 'vous' ? 'you' : 'thou'),
  ).length;
  return duties >= 2 || (placed.test(folded) && (duties > 0 || heldPost.test(folded)));
}

/** « Le technicien effectue …, réalise …, assure … »: who holds the post, not who hires. */
function tellsOfHolder(folded: string): boolean {
  const opening = folded.slice(0, 600);
  const subject =
    /(?:^|[.,] )(?:l'agente?|il ou elle|il\/elle|le ou la titulaire|le titulaire|la titulaire|la personne|(?:le|la|l')\s?([a-z]+(?: [a-z]+)??)) ([a-z]+) /g;
  for (const match of opening.matchAll(subject)) {
    const [, noun, verb] = match as unknown as [string, string | undefined, string];
    if (dutyVerb(verb, 'third') && (!noun || titleLikeness(noun) > 0)) return true;
  }
  return false;
}
