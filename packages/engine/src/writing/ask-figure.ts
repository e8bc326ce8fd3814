import { foldText } from '../text/fold-text.ts';
import { fr } from './fr.ts';

const questions: [RegExp, string][] = [
  [/\b(?:equipe|encadr\w+|manag\w+|tutorat|tuteur|form(?:er|e|ation) (?:de|des|d'))\b/, fr`Combien de personnes ?`],
  [/\b(?:patients?|residents?|usagers?|beneficiaires?|personnes agees|malades)\b/, fr`Combien de personnes par jour ?`],
  [/\b(?:eleves|enfants?|etudiants|stagiaires|apprentis)\b/, fr`Combien de jeunes ?`],
  [
    /\b(?:salons (?:professionnels|du|de la|des)|foires?|congres|stands?)\b/,
    fr`Combien par an, et combien de visiteurs ?`,
  ],
  [
    /\b(?:contrats?|baux|avenants?|actes|contentieux|litiges|mises en demeure|clauses)\b/,
    fr`Combien par mois ou par an ?`,
  ],
  [/\b(?:clients?|clientele)\b/, fr`Combien de clients par jour ou par semaine ?`],
  [
    /\b(?:visiteurs?|public|accueil|administres|voyageurs|passagers)\b/,
    fr`Combien de personnes par jour ou par semaine ?`,
  ],
  [
    /\b(?:vent\w+|prospect\w+|chiffre d'affaires|negoci\w+|commerci\w+)\b/,
    fr`Quel chiffre d’affaires, ou combien de ventes par mois ?`,
  ],
  [/\b(?:budgets?|achats?|tresorerie|subventions?)\b/, fr`Quel montant ?`],
  [/\b(?:factur\w+|dossiers?|devis|bulletins|paies?|declarations?|ecritures|comptes)\b/, fr`Combien par mois ?`],
  [
    /\b(?:commandes?|colis|palettes?|livrais\w+|camions?|stocks?|references|inventaires?)\b/,
    fr`Combien par jour, ou combien de références ?`,
  ],
  [/\b(?:couverts?|repas|plats?|tables?|cuisine|service en salle)\b/, fr`Combien de couverts par service ?`],
  [
    /\b(?:chantiers?|logements?|maisons?|pose|installation\w*|renovation)\b/,
    fr`Combien de chantiers, ou quelle surface ?`,
  ],
  [
    /\b(?:machines?|equipements?|vehicules?|interventions?|pannes?|maintenance)\b/,
    fr`Combien d’interventions par mois, ou de machines ?`,
  ],
  [
    /\b(?:applications?|sites?|projets?|logiciels?|utilisateurs?|developp\w+|deploi\w+|api)\b/,
    fr`Combien de projets ou d’utilisateurs ?`,
  ],
  [/\b(?:appels?|reclamations?|tickets?|courriels?|mails?)\b/, fr`Combien par jour ?`],
  [
    /\b(?:evenements?|reunions?|ateliers?|animations?|formations?)\b/,
    fr`Combien par an, pour combien de participants ?`,
  ],
  [/\b(?:nettoyage|entretien|bionettoyage|chambres?|locaux)\b/, fr`Combien de chambres, ou quelle surface ?`],
];

/** The question that would give a line the figure it lacks; null where none comes to mind. */
export function figureQuestion(line: string): string | null {
  if (hasFigure(line)) return null;
  const folded = foldText(line.slice(0, 600));
  return questions.find(([words]) => words.test(folded))?.[1] ?? null;
}

/** Whether a line tells a quantity: a number in digits, years apart, or in words (« douze résidents »). */
export function hasFigure(line: string): boolean {
  const text = foldText(line.slice(0, 600)).replace(/\b(?:19|20)\d\d\b|\br ?489\b|\bbac ?\+ ?\d/g, ' ');
  return /\d/.test(text) || numberWords.test(text);
}

const numberWords =
  /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|cents|mille|dizaines?|douzaine|quinzaine|vingtaine|trentaine|cinquantaine|centaines?|milliers?|millions?|double|triple|moitie)\b/;
