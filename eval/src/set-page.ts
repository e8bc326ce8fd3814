/** Towns that stand beside schools and employers, in turn. */
export const towns = ['Lyon', 'Nantes', 'Angers', 'Saint-Étienne', 'Dole', 'Le Mans', 'Cholet', 'Montpellier'];

const parts = {
  contact: 'Camille Perrin\n12 rue des Lilas, 35000 Rennes\n06 39 98 12 34 – camille.perrin@example.com',
  experience:
    'EXPÉRIENCE PROFESSIONNELLE\n\nVendeuse, Boulangerie Martin, Quimper\n03/2018 – 06/2021\n- Accueil des clients et encaissement\n- Mise en rayon et réassort',
  education: 'FORMATION\n\n2012 : Baccalauréat, lycée Jean-Moulin, Brest',
  skills: 'COMPÉTENCES\n\nExcel, Word',
  languages: 'LANGUES\n\nAnglais : B1',
};

/** A whole CV as text, some of its parts set otherwise, '' to leave one out; `end` is set below all. */
export function setPage(changed: Partial<typeof parts> & { end?: string }): string {
  const { end = '', ...set } = { ...parts, ...changed };
  const told = [set.contact, set.experience, set.education, set.skills, set.languages, end];
  return `${told.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The one at a place of a list that begins anew behind its end. */
export function inTurn<Value>(list: readonly Value[], turn: number): Value {
  return list[turn % list.length] as Value;
}
