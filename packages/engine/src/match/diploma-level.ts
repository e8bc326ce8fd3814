/**
 * The level of a diploma in the French framework of qualifications (décret n° 2019-14): 3 CAP, 4 bac, 5 bac+2, 6 bac+3
 * and 4, 7 bac+5, 8 doctorate; null when the words tell none. `folded` is lower case without accents.
 */
export function diplomaLevel(folded: string): number | null {
  const text = folded.slice(0, 300);
  return levels.find(([words]) => words.test(text))?.[1] ?? null;
}

const levels: [RegExp, number][] = [
  [/\b(?:doctorat|phd|these de)\b/, 8],
  [/bac ?\+ ?[5678]|\b(?:master ?[12]?|mastere|msc|mba|dess|dea|dscg|ingenieure?|grande ecole|niveau (?:7|i))\b/, 7],
  [
    /bac ?\+ ?[34]|\b(?:licences?(?: pro\w*)?|bachelor|bba|maitrise|dcg|but|niveau (?:6|ii)|d\.?e\.? d'?infirmier\w*|diplome d'etat d'infirmier\w*|ifsi|conseillere? en economie sociale)\b/,
    6,
  ],
  [/bac ?\+ ?2|\b(?:bts|btsa|dut|deug|deust|niveau (?:5|iii)|diplome d'etat d'educat\w*)\b/, 5],
  [
    /\b(?:bac|baccalaureat|brevet professionnel|bp|deas|deavs|deap|diplome d'etat d'aide.soignant\w*|niveau (?:4|iv))\b/,
    4,
  ],
  [/\b(?:cap|capa|bep|bepa|aes|deaes|mention complementaire|niveau (?:3|v))\b/, 3],
];
