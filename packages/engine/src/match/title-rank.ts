import { lazily } from '../text/lazily.ts';
import { meaningfulStems } from './word-index.ts';

function wordsOf(titles: string): () => ReadonlySet<string> {
  return lazily(() => new Set(meaningfulStems(titles)));
}

/** Titles of rank or of form, common to every trade. */
export const commonTitles = wordsOf(
  'agent assistant adjoint aide chef chargé responsable directeur manager technicien conseiller employé opérateur ' +
    'ouvrier coordinateur gestionnaire consultant spécialiste expert stagiaire alternant apprenti junior senior ' +
    'confirmé débutant polyvalent principal second équipe poste service groupe cdi cdd interim stage alternance temps plein partiel jour nuit urgent recrute recherche',
);

/** Ways of working that head titles of unlike trades: an « analyste crédit » and a « data analyst » share no more. */
const wideHeads = wordsOf(
  'administrateur analyste animateur architecte attaché auditeur auxiliaire concepteur conducteur contrôleur délégué ' +
    'dessinateur formateur ingénieur inspecteur installateur instructeur maître médiateur monteur officier pilote ' +
    'planificateur préparateur prothésiste rédacteur référent régulateur réparateur surveillant',
);

/** Whether a word of a title tells no trade: it is common to all, or heads a title that says which. */
export function isCommonIn(stems: readonly string[], word: string): boolean {
  return (
    commonTitles().has(word) ||
    (wideHeads().has(word) && stems.some((other) => !commonTitles().has(other) && other !== word))
  );
}

/** « Opérateur » or « agent de service » is half the title of many trades, and names none. */
export function isTelling(title: string): boolean {
  return meaningfulStems(title).some((word) => !commonTitles().has(word));
}

/** Who leads and who helps do not hold the same post, whatever its field. */
const leading = wordsOf('responsable directeur chef manager');
const helping = wordsOf('agent assistant aide adjoint employé ouvrier opérateur apprenti stagiaire');

/** 1 for a post that leads, -1 for one that helps, 0 where its words tell neither or both. */
export function rankOf({ stems }: { stems: readonly string[] }): number {
  return Number(stems.some((word) => leading().has(word))) - Number(stems.some((word) => helping().has(word)));
}

/** Whether two titles name one rank: « chef d’équipe », « responsable ». */
export function sharesHead(one: readonly string[], other: readonly string[]): boolean {
  return one.some((word) => leading().has(word) && other.includes(word));
}
