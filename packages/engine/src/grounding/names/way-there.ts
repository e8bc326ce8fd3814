import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import type { CheckContext } from '../context.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { isTold } from './is-told.ts';

/** « pour rejoindre Montfort », « Nantes est sur ma route »: where the employer is, and how one gets there. */
export function isWayThere({ reading, all }: CheckContext, { key, start }: Token): boolean {
  if (!isTold(all, stem(key), key)) return false;
  const sentence = reading.sentences[sentenceAt(reading.sentences, start)] as Sentence;
  const before = reading.folded.slice(Math.max(sentence.start, start - 120), start).replace(/[a-z-]+-$/, '');
  if (/(?:heures?|minutes?|km|kilometres?) (?:de |d'|du )(?:la |l')?$/.test(before)) return true;
  const lead = before.split(clauses).at(-1) ?? '';
  const clause =
    lead.replace(toWork, '') +
    (reading.folded.slice(start, Math.min(sentence.end, start + 120)).split(clauses)[0] ?? '');
  const around = before + reading.folded.slice(start, Math.min(sentence.end, start + 120));
  return (
    serves.test(lead) || (!residing.test(clause) && (ways.test(around) || placed.test(lead) || toCome.test(clause)))
  );
}

/** « ce que je voudrais apporter aux Vergers Sauvanet »: whom one would work for. */
const serves =
  /\b(?:apporter|mettre au service|faire profiter|faire beneficier|contribuer|rejoindre|integrer)\b[^,;:.]{0,30}?(?: (?:a|au|aux|de|du|des|chez|les?|la)| d'| l')?(?: la| le| les| l')? ?$/;
const clauses = /[,;:.!?\n]| (?:et|mais|si bien que|car) /;
/** « le poste à Gerland », « l’ouverture de Madrid », « vos collègues à Lisbonne » */
const placed =
  /\b(?:poste|offre|annonce|ouverture|site|agence|antenne|bureaux?|colleg\w+|equipe|magasin|rencontre|entretien|visite|implantation|etablissement)\b[^,;:.]{0,30}(?:a|de|d'|en|vers) (?:la |le |l')?$/;

const ways =
  /\b(?:mobil\w+|rejoindre|gagner|route|trajet|demenag\w+|m'install\w+|vehicule|voiture|loin|proche|pres de|voisine?|distance|kilometres?|me rendre|deux pas|n'est qu'a|a cote|discuter|echanger|rencontrer|en parler|rendez-vous|venir|venue|arrivee|installation|revenir|retour|passer|me deplacer|me presenter)\b/;
/** « cela me servirait à Biarritz », « je retrouverai Angers »: what may be, or will. */
const toCome =
  /\b(?!(?:prepar|assur|g|dur|mont|livr|entr|tir|ouvr|offr|rest)[a-z]{0,3}rait?\b)[a-z]{3,}(?:er|ir|dr|tr|vr)(?:ait|aient|ai|a|ont)\b/;
/** « venir travailler à Morlaix »: what one would come for. */
const toWork = /\b(?:venir|aller|revenir|pour) (?:travailler|exercer|vivre|habiter)\b/;
const residing =
  /\b(?:travaill\w+|exerc\w+|habit\w+|vis|vecu|chez|emplo\w+|occup\w+|dirig\w+|gere\w*|tenu\w*|encadr\w+|form\w+|diplom\w+)\b/;
