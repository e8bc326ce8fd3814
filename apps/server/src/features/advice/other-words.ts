/** What people type, and what the articles call it: each phrase on the right is sought as well. Folded, without hyphens. */
export const said: Readonly<Record<string, readonly string[]>> = {
  feedback: ['recevoir une critique', 'feliciter', 'dire ce qui gene', 'avis franc'],
  manager: ['encadrer', 'chef'],
  management: ['encadrer', 'equipe'],
  boss: ['chef'],
  job: ['emploi'],
  rdv: ['rendez vous'],
  'burn out': ['epuisement', 'charge de travail'],
  stress: ['trac', 'charge de travail'],
  'soft skills': ['qualites'],
  networking: ['reseau'],
  onboarding: ['accueillir nouveau'],
  pitch: ['se presenter'],
  junior: ['premier poste', 'premier emploi'],
  senior: ['cinquante ans', 'soixante ans'],
  freelance: ['portage', 'tarif journalier', 'premiers clients'],
  'auto entrepreneur': ['portage', 'tarif journalier', 'premiers clients'],
  'micro entreprise': ['portage', 'tarif journalier', 'premiers clients'],
  'pole emploi': ['france travail'],
  anpe: ['france travail'],
  'pretentions salariales': ['pretentions'],
  '13e mois': ['treize mois'],
  'treizieme mois': ['treize mois'],
  smic: ['minimum'],
  'bulletin de salaire': ['fiche de paie'],
  mail: ['message'],
  email: ['message'],
  'lettre de motivation': ['candidature', 'message'],
  portfolio: ['book'],
  inactivite: ['sans emploi'],
  ia: ['tri automatise'],
  chatgpt: ['tri automatise'],
  ats: ['tri automatise'],
  visio: ['a distance'],
  visioconference: ['a distance'],
  vetements: ['tenue'],
  introverti: ['timide'],
  timidite: ['timide'],
  enceinte: ['maternite', 'question interdite'],
  grossesse: ['maternite', 'question interdite'],
  expatriation: ['etranger'],
  'chasseur de tetes': ['cabinet de recrutement'],
  chauffeur: ['conducteur'],
  cuisinier: ['cuisine'],
  caissier: ['caisse'],
};

const bySpelling = new Map(Object.entries(said).map(([words, others]) => [words.replaceAll(' ', ''), others]));
const longest = Math.max(...Object.keys(said).map((words) => words.split(' ').length));

/** The same query as the articles would put it: « pôle emploi » as « france travail ». Words may be joined or not. */
export function otherWordings(forms: readonly string[], stemOf: (form: string) => string): string[] {
  for (let length = longest; length > 0; length -= 1)
    for (let start = 0; start + length <= forms.length; start += 1) {
      const spelling = forms.slice(start, start + length).join('');
      const others = bySpelling.get(spelling) ?? bySpelling.get(stemOf(spelling));
      const [before, after] = [forms.slice(0, start), forms.slice(start + length)];
      if (others) return others.map((other) => [...before, other, ...after].join(' '));
    }
  return [];
}
