import { foldText } from '../../text/fold-text.ts';

/**
 * The level of a diploma in the French framework of qualifications (décret n° 2019-14): 3 CAP, 4 bac, 5 bac+2, 6 bac+3
 * and 4, 7 bac+5, 8 doctorate; null when its words tell none. A level said in figures wins over the diploma's name.
 */
export function levelOfDegree(degree: string): number | null {
  const text = foldText(degree)
    .slice(0, 200)
    .replace(/[()«»"]/g, ' ');
  return saidLevel(text) ?? named.find(([words]) => words.test(text))?.[1] ?? null;
}

const roman: Record<string, number> = { v: 3, iv: 4, iii: 5, ii: 6, i: 7 };

/** « RNCP niveau 6 », « titre de niveau II », « bac+5 ». */
function saidLevel(text: string): number | null {
  const said = /\b(?:niveau|niv\.?|level) ?([3-8])\b(?! ?(?:annees|ans|%))/.exec(text)?.[1];
  if (said) return Number(said);
  const old = /\bniveau (iv|iii|ii|i|v)\b/.exec(text)?.[1];
  if (old) return roman[old] ?? null;
  const years = Number(/\bbac ?\+ ?([1-8])/.exec(text)?.[1]);
  if (!years) return null;
  return years > 5 ? 8 : ([4, 5, 6, 6, 7][years - 1] ?? null);
}

/** From the most particular to the most general: « BTS, équivalence licence » is told by what comes first here. */
const named: [RegExp, number][] = [
  [/\b(?:brevet de maitrise|(?:titre pro\p{L}*|tp) technicien(?:ne)? superieure?)/u, 5],
  [/\b(?:master|m) ?1\b|\bl[123]\b/, 6],
  [/\b(?:d\.?e\.?|diplome d'etat) d'ambulanci\p{L}*|\b(?:tfp|mc)\b/u, 3],
  [/\b(?:doctorat|doctorate|docteure? en|ph\.? ?d|these de|diplome d'etat de docteur|hdr)\b/, 8],
  [
    /\b(?:d\.?e\.?|diplome d'etat|de) (?:d'|de )?(?:aide.?soignante?|auxiliaire de puericulture|moniteur.educateur|monitrice.educatrice)/,
    4,
  ],
  [/\b(?:deas|dpas|deap|deme|bpjeps|brevet professionnel|bpa|bprea|bp(?!\p{L}))\b|^bp\b/u, 4],
  [/\b(?:deaes|deamp|deavs|accompagnante? educati\p{L}* et social\p{L}*|aide medico.psychologique)\b/u, 3],
  [
    /(?:diplome d'etat|\bd\.?e\.?) (?:d'|de )?(?:infirmi|educat|assistante? de (?:service )?social|assistante? sociale|conseill|ergotherap|psychomot|manipulat|pedicure|technicienne? de laboratoire)|\b(?:dei|deeje|dees|deass|cesf|decesf|ide|caferuis)\b/,
    6,
  ],
  [
    /(?:diplome d'etat|\bd\.?e\.?) (?:d'|de )?(?:masseu|kinesi|sage.femme|architecte|puericult|ergonom)|\bcafdes\b|\biade\b|\bibode\b/,
    7,
  ],
  [
    /\b(?:dscg|dess|dea|dsc|mba|emba|msc|meef|master ?[12]?|m[12]|mastere|masters?(?:'s)?(?: degree)?|magistere|ingenieure?|engineering degree|grande ecole|programme grande ecole|pge|crfpa|capa avocat|avocate?|capes|agregation|notariat superieur)\b/,
    7,
  ],
  [
    /\b(?:licences?(?: pro\p{L}*)?|l3|bachelor(?:'?s)?(?: degree)?|bba|bsc|ba(?! ?\+)|maitrise|dcg|decf|but|deug ?\+|dngs?ea|dna|dnap|dnmade|deust ?3|dn made|bachelier)\b/u,
    6,
  ],
  [
    /\b(?:bts|btsa|dut|deug|deust|bm|brevet de maitrise|dueti|diplome universitaire de technologie|hnd|dpecf|l2|brevet de technicien superieur|dma|dmesf|hogere)\b/,
    5,
  ],
  [
    /\b(?:bac|baccalaureat|brevet professionnel|bt|btm|bta|a.?levels?|high school|cess|maturite|daeu|abitur|bpjeps|brevet de technicien)\b/,
    4,
  ],
  [
    /\b(?:cap|capa|bep|bepa|cfc|mention complementaire|mc|bpjeps avenir|certificat d'aptitude professionnelle|brevet d'etudes professionnelles)\b/,
    3,
  ],
  [
    /\b(?:titre pro\p{L}*|tp) .{0,12}\b(?:concept\p{L}*|responsable|manager|manage\p{L}*|administrat\p{L}* d'infrastructures)/u,
    6,
  ],
  [
    /\b(?:titre pro\p{L}*|tp) .{0,12}\b(?:format\p{L}*|gestionnaire|assistant\p{L}* (?:de direction|ressources|rh)|develop\p{L}*|comptable)/u,
    5,
  ],
  [
    /\b(?:titre pro\p{L}*|tp) .{0,12}\b(?:technicien\p{L}*|secretaire|conseill\p{L}*|assistant\p{L}* (?:commercial|administrat)|moniteur\p{L}*)/u,
    4,
  ],
  [/\b(?:titre pro\p{L}*|tp) /u, 3],
];
