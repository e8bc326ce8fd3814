import { levelOfDegree } from '../../cv/education/level-of-degree.ts';
import { foldText } from '../../text/fold-text.ts';
import { lazily } from '../../text/lazily.ts';
import { stem } from '../../text/stem.ts';
import { meaningfulStems } from '../word-index.ts';
import { wordRoot } from './word-root.ts';

const levelWords = lazily(
  () =>
    new Set(
      meaningfulStems(
        'bac baccalauréat bts btsa dut deug but licence licences master mastère maîtrise diplôme état titre professionnel ' +
          'pro cap bep bp bachelor ingénieur minimum niveau année option mention spécialité équivalent supérieur supérieure ' +
          'technicien certificat brevet école université formation études domaine filière rncp vae obtenu cours',
      ),
    ),
);

/** The words of a diploma that tell its field, by their stems. */
export function fieldsOf(name: string): string[] {
  return meaningfulStems(name).filter((word) => !levelWords().has(word) && !/\d/.test(word) && word.length > 2);
}

/** Whether a name is a diploma's of which any field will do: « Bac+2 », « CAP ou BEP », « Master ». */
export function namesOnlyALevel(name: string): boolean {
  return levelOfDegree(name) !== null && fieldsOf(name).length === 0;
}

/** Names that diplomas of one trade go by, with the files of skills (data/skills) the trade draws on. */
const trades = lazily(() =>
  [
    ['finance', 'comptabilité comptable gestion finance financier audit'],
    ['sales', 'commerce commercial vente distribution négociation marketing'],
    ['communication', 'communication information médias journalisme marketing'],
    ['it', 'informatique numérique réseaux logiciel programmation web cybersécurité développeur données'],
    ['hr', 'ressources humaines personnel'],
    ['logistics', 'logistique transport approvisionnement supply'],
    ['building industry', 'électrotechnique électricité électrique électronique automatismes'],
    ['industry automotive', 'maintenance mécanique industrielle productique mécatronique'],
    ['hospitality food', 'restauration cuisine hôtellerie'],
    ['general management', 'secrétariat assistanat assistant managériale administratif administration'],
    ['social education', 'enfance puériculture'],
    ['agriculture environment', 'paysage paysager horticulture horticole aménagements jardin agricole'],
    ['building', 'bâtiment travaux génie construction'],
    ['law', 'droit juridique notariat'],
    ['social', 'social sociale éducatif éducation'],
    ['environment industry', 'qualité environnement hygiène sécurité'],
    ['crafts', 'coiffure cosmétique esthétique'],
    ['health', 'infirmier soins santé aide-soignant médical sanitaire'],
  ].map(([sectors = '', words = '']) => ({
    sectors: sectors.split(' '),
    words: new Set(words.split(' ').map((word) => stem(foldText(word)))),
  })),
);

/** Whether a field is one that a sector's trades are learnt in. */
export function isOfSectors(field: readonly string[], sectors: ReadonlySet<string>): boolean {
  return trades().some(
    (trade) => trade.sectors.some((each) => sectors.has(each)) && field.some((word) => trade.words.has(word)),
  );
}

/** Words in the names of diplomas of every trade. */
const vague = lazily(
  () =>
    new Set(
      meaningfulStems(
        'gestion management organisation organisations services sciences techniques international direction entreprise projet systèmes conduite production',
      ),
    ),
);

/** How near two fields are: the same word or its kin, or names of one trade. */
export function shareField(one: readonly string[], other: readonly string[]): 'same' | 'near' | null {
  const telling = one.filter((word) => !vague().has(word));
  const compared = telling.length > 0 ? telling : one;
  if (compared.some((word) => other.some((each) => isKin(word, each)))) return 'same';
  const near = trades().some(
    ({ words }) => one.some((word) => words.has(word)) && other.some((word) => words.has(word)),
  );
  return near ? 'near' : null;
}

/** « restauration » and « restaurant », « peintre » and « peinture » are of one field. */
function isKin(one: string, other: string): boolean {
  if (one === other || (one.length >= 7 && other.length >= 7 && one.slice(0, 7) === other.slice(0, 7))) return true;
  const root = wordRoot(one);
  return root.length >= shortestRoot && root === wordRoot(other) && !waysOfWorking().has(root);
}

let ways: Set<string> | null = null;

/** Roots that tell how one works and not on what: a « conducteur d’engins » has not learnt the « conduite » of a press. */
function waysOfWorking(): Set<string> {
  ways ??= new Set(
    meaningfulStems(
      'conduite montage monteur formation animation gestion direction coordination encadrement management entretien ' +
        'maintenance installation installateur exploitation exploitant fabrication production réalisation conseil ' +
        'conseiller accueil accompagnement assistance assistant préparation intervention contrôle contrôleur pose ' +
        'opération opérateur conception planification vérification construction',
    ).map(wordRoot),
  );
  return ways;
}

const shortestRoot = 5;
