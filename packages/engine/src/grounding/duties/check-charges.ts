import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isTelling } from './check-novelties.ts';

const link = "(?:de la |de l'|de |d'|du |des |les |le |la |l'|mes |nos |ma |mon |en |aux? )*";
const making =
  '(?:elabor|etabli|constru|fai[st]|fais|prepar|gestion|ger[ea]|tenue|tiens|tenais|organis|realis|occup|mont[ea]|assur|charge|planifi|dress|bati|redig|concev)[a-z]*';
const leading = '(?:pilot|suivi|suiv|gestion|ger[ea]|coordin|coordon|encadr|supervis|negoci|dirig|manag|anim)[a-z]*';

/**
 * What people are entrusted with in any trade, and how documents show it. Its words are everyone’s, so that no other check
 * looks at them, and it is what a text adds to a career first.
 */
const charges: [RegExp, RegExp][] = [
  [
    /\bbudgets?\b|\bpilotage budgetaire\b/g,
    /\bbudget|\bdepense|\benveloppe|\bprevisionnel|\btresor|\bcouts?\b|\bfrais\b|\d ?(?:k€|m€|€)|\bfinanc|\bcompta|\bgestion\b/,
  ],
  [
    /\b(?<!\b(?:concours|jury|examen|epreuves?|cabinet|agence|service) )(?:le|de|du|en|au|des) recrutements?\b(?! (?:de votre|chez vous))|\bj'ai recrute\b|\bje recrut(?:e|ais)\b/g,
    /\brecrut|\bembauch|\bsourcing|\bcandidat|\bressources humaines|\brh\b|\bentretiens? d/,
  ],
  [
    new RegExp(`\\b${making} ${link}(?:plannings?|horaires|emplois? du temps|roulements)\\b`, 'g'),
    /\bplanning|\bplanif|\bhorair|\bemplois? du temps|\broulement|\bagenda|\bordonnanc|\bcalendrier|\bmanag|\bencadr|\brepart/,
  ],
  [
    /(?<!\blogiciels? (?:de |d'))\bdevis\b/g,
    /\bdevis|\bchiffr|\bmetre|\bestimat|\bdebourse|\boffres? de prix|\bcommercia|\bbordereau|\bprix\b|\bartisan|\bindependant|\bfactur|\bconsult/,
  ],
  [
    /\bappels? d'offres?\b|\bmarches publics\b/g,
    /\bappels? d'offre|\bao\b|\bmarches?\b|\bconsultation|\bdce\b|\bcahiers? des charges|\btender|\bachat|\bacheteu/,
  ],
  [
    new RegExp(`\\b${leading} ${link}(?:[a-z]+ )?(?:sous-traitants?|prestataires?)\\b`, 'g'),
    /\bsous-trait|\bprestatair|\bfournisseur|\bentreprises? (?:ext|interv)|\bartisan|\bcorps d'etat|\bintervenant|\bpartenair|\bagence|\bbureaux? d'etude|\bcabinet|\bmaitris?e? d'oeuvre|\bconsultant/,
  ],
  [
    /\b(?:la|les|en|de) paies?\b(?! (?:de votre|chez vous))|\b(?:bulletins|fiches) de (?:paie|salaire)\b/g,
    /\bpaie|\bpaye\b|\bpayes\b|\bbulletin|\bsalaire|\bdsn\b|\bsociales?\b|\brh\b/,
  ],
  [
    /\b(?:je prends|prenais|j'assur\w+|assur\w+|je fais|faisais|mont\w+|tenu|tenais) (?:deja |aussi |egalement )?(?:l'|les |des |une |mes )?astreintes?\b/g,
    /\bastreint|\bpermanence|\bgardes?\b|\bnuit|\bweek-end|24 ?h/,
  ],
  [
    /\breseaux sociaux\b|\bcommunity management\b/g,
    /\breseaux sociaux|\binstagram|\bfacebook|\blinkedin|\btiktok|\bcommunit?y?|\btwitter|\byoutube|\bcommunaut|\bdigital|\bsocial media/,
  ],
  [
    /\b(?:ouverture|fermeture)(?: et (?:la |l')?(?:ouverture|fermeture))? (?:du |de la |de l'|des )(?:magasin|boutique|agence|salle|restaurant|etablissement|caisse|rayon)s?\b/g,
    /\bouvertur|\bfermetur|\bouvr|\bferm/,
  ],
  [
    /\b(?:gestion|suivi|tenue|je gere|gerais|j'ai gere) (?:de |d'|du |des |les |le )?stocks?\b/g,
    /\bstock|\binventair|\bapprovision|\breassort|\breserve|\bmagasin|\bcommande|\blogisti|\bentrepot|\bconsommable|\bmarchandise/,
  ],
];

/** « j’assurais l’organisation et le budget », « je m’occupe des plannings et du recrutement » of which nothing is told. */
export function checkCharges(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return charges.flatMap(([claim, shown]) => {
    const claims = matchesOf(reading.folded, claim);
    // Few texts say so: the documents are read for those alone.
    if (claims.length === 0 || shown.test(own.flat)) return [];
    return claims.flatMap(({ index, 0: written }): Finding[] => {
      const end = index + written.length;
      if (marks[index] !== stances.self || marks[end - 1] !== stances.self || !isTelling(context, index)) return [];
      return [
        { kind: 'skill', start: index, end, reason: reasons.skill(reading.text.slice(index, end)), givesWay: true },
      ];
    });
  });
}
