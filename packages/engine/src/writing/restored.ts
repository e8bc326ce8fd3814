import { allTerms } from '../skills/terms.ts';
import { foldWord } from '../text/fold-text.ts';

/** Months and common words of CVs that no entry of the gazetteer need hold. */
const common =
  'août février décembre bâtiment équipe sécurité société qualité santé activité école lycée université région département étage réunion événement matériel général générale première deuxième journée année durée entrée contrôle accès câble câbles crêperie collectivité intérieur extérieur électrique électriques électricien électricienne intérimaire intérimaires Méditerranée Hérault débroussaillage ménage dîner caissière caissières vendeuse cuisinière ouvrière infirmière conseillère conseillères schéma schémas télévente téléphone téléphonique clientèle élève élèves éducatrice équipier équipière préparation préparatrice dépannage déménagement nettoyage réparation réception réceptionniste régional régionale décapage mètre mètres binôme échantillon échantillons hygiène hygiénique allergène allergènes étiquetage véhicule véhicules intégral intégrale coopérative coopératives armée février employée employées chargée chargées diplômée qualifiée spécialisée confirmée retraitée déléguée mécanique mécaniques mécanicien mécanicienne opérateur opératrice opérateurs hôtel hôtels hôtellerie théâtre bénévole bénévoles bénévolat ingénieur ingénieure ingénieurs métier métiers propreté éclairage élagage élevage épandage épicerie pièce pièces numérique pédagogique bibliothèque médiathèque médical médicale médicaux médicales médecin médecins référent référente prélèvement prélèvements déchets défaut défauts échafaudage échafaudages étanchéité élément éléments système systèmes répartition réglage réglages céréales légumes résidence résidences résident résidents génie vallée vallées surgelé surgelés supérette défaut défauts Corrèze Orléans Vézère Lozère Ardèche';

let spellings: Map<string, string | null> | null = null;

/** Folded word → its one spelling with accents; null where a word without accents is spelled so too. */
function known(): Map<string, string | null> {
  if (spellings) return spellings;
  spellings = new Map();
  const texts = [common, ...allTerms().flatMap(({ name, forms }) => [name, ...forms.map(({ text }) => text)])];
  const plain = new Set<string>();
  for (const word of texts.flatMap((text) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])) {
    const folded = foldWord(word);
    if (folded === word) plain.add(word);
    else note(spellings, folded, word);
  }
  for (const word of allTerms().flatMap(({ name }) => name.toLowerCase().match(/\p{L}{5,}/gu) ?? []))
    if (plain.has(word) && foldWord(word) === word) spellings.delete(word);
  // « controle » is the noun: « contrôlé » is seldom written without its accents.
  for (const word of ['contrôle', 'contrôles']) spellings.set(foldWord(word), word);
  return spellings;
}

function note(map: Map<string, string | null>, folded: string, word: string): void {
  const before = map.get(folded);
  map.set(folded, before === undefined || before === word ? word : null);
}

/** What bears a letter of its own, or several: « permis A et B », « Série A mention bien », « permis C et D obtenus ». */
const lettered = `(?:${'permis catégorie cat. série classe vitamine hépatite groupe plan option type niveau taille lot section ligne quai secteur équipe aile bac terminale zone porte hall bâtiment bloc salle affichage autoroute'
  .split(' ')
  .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1).replace('.', '\\.')}`)
  .join('|')}) (?:\\p{Lu}\\d?(?:, | et | ou |/)){0,4}`;

/** « aide A domicile », « artisan A mon compte ». */
const aloneA = new RegExp(
  `(?<!${lettered})(?<=\\p{Ll} )A(?= (?:(?:domicile|distance|temps|mi-temps|bord|la|partir|mon|ma|mes|leurs?|sa|son|jour|chaud|froid|façon|destination)(?!\\p{L})|l[’']))`,
  'gu',
);

/** « conducteur D autocars », « travaux L été »: an elision whose apostrophe was lost. */
const elided = new RegExp(
  `(?<!${lettered})(?<=\\p{L}(?:, | ))([DLdl]) (?=(?!(?:avec|est|option|(?:obten|inclu|exig|acqui|expir|utilis|ajout)\\p{Ll}+)(?!\\p{L}))[aeiouéèêâàîôûœ]\\p{Ll}{2,})`,
  'gu',
);

/** « cédée a sa sœur », « travail a domicile »: no verb stands there. */
const plainA =
  /(?<=(?<!\p{L})(?:(?:céd|confi|livr|adapt|affect|destin|rattach|dédi)(?:ées?|és)|face|suite|quant|mise) )a(?= (?:son|sa|ses|mon|ma|mes|leurs?|la|jour)(?!\p{L})| l[’'])|(?<=\p{Ll} )a(?= (?:domicile|distance|temps (?:plein|partiel|complet)|mi-temps|bord|mon compte|partir d))/gu;

/** « diagnostic electronique a la valise », in a line that opens on a noun and has no accent at all. */
const meansA =
  /(?<=^(?!.*[éèêàùç])\p{Lu}\p{Ll}+(?:age|tion|sion|ment|ic|eau|ie|ure|se|en|le)(?: [^,.;:]{0,60})? )a(?= la \p{Ll})/gmu;

/** « le soir a 19h30 », « ouverture A 5 h », « de 8h a 17h »: an hour of the clock behind what has one. */
const clockA =
  /(?<=(?:(?<!\p{L})(?:soirs?|matins?|nuits?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|[Oo]uvertures?|[Ff]ermetures?|[Dd]éparts?|[Ee]mbauche|[Pp]rise de poste)|\d ?h) )[Aa](?= (?:[01]?\d|2[0-4]) ?h(?:\d\d)?(?![\p{L}\d]| de ))/gu;

/** « maçon qualifie »: how good one is, behind a trade nobody is pointed at by; « le gérant confirme le prix » is a verb. */
const skilled =
  /(?<=\p{Ll}{2}(?:eur|ier|tre|iste|ien|ant|çon) )(?<!(?<!\p{L})(?:[Ll][ea]|[Cc]et?|[MmSs]on|[Nn]otre|[Cc]haque) \p{L}{3,24} |[Ll][’']\p{L}{3,24} )([Qq]ualifi|[Cc]onfirm|[Ss]p[ée]cialis|[Dd]ipl[ôo]m)e(?=$|\s?[,;:()]| (?:en|dans|chez) )/gmu;

/** « blé et mais », « récolte du mais », « mais grain »: a field crop; behind a comma it is the conjunction. */
const maize =
  /(?<=(?<!\p{L})(?:(?:ensilage|récolte|semis|moisson|battage|arrachage|cultures?) d[eu] |(?:blé|orge|colza|soja|tournesol|betteraves?) et (?:de |du )?))mais(?! (?:aussi|pas|surtout|seulement|je|non)(?!\p{L}))(?!\p{L})|(?<=(?<!\p{L})ensilage )mais(?=$|\s?[,;:().]| et )|(?<!\p{L})mais(?= (?:grain|fourrager?)(?!\p{L}))/gimu;

/** Written words with the accents they have lost, and « 1 apprentis » set right; the rest stays as it is. */
export function restored(text: string): string {
  return text
    .replace(meansA, 'à')
    .replace(/\p{L}{5,}/gu, (word) => spelled(word))
    .replace(/(?<![\d,.])1 (\p{Ll}{3,}[^s\s])s(?!\p{L})/gu, '1 $1')
    .replace(/(?<![\d,.])([2-9]|\d\d+) (semaine|jour|heure|an|couvert|client|personne)(?!\p{L})/gu, '$1 $2s')
    .replace(/(?<=[Aa]c|[Rr]e)ceuil/g, 'cueil')
    .replace(/(?<!\p{L})([Aa]pr|[Tt]r|[Pp]r|[Aa]upr|[Aa]cc|[Pp]roc|[Pp]rogr|[Cc]ongr|[Ss]ucc)es(?!\p{L})/gu, '$1ès')
    .replace(/(?<!\p{L})([Jj]e travail)(?= )/gu, '$1le')
    .replace(/(?<=[Nn])etoy(?=age|eu|é|er)/g, 'ettoy')
    .replace(/(?<=[Dd]ipl[ôo]m(?:e|ée?)s? d[’'])[éeE]tat(?!\p{L})/gu, 'État')
    .replace(
      /(?<!\p{L})([Jj]usqu)[’' ]+(?:([aA])|(au|aux|en))(?= )/gu,
      (_, word, a, other) => `${word}’${a ? 'à' : other}`,
    )
    .replace(/(?<!\p{L})([Aa]ujourd) hui(?!\p{L})/gu, '$1’hui')
    .replace(elided, (_, letter: string) => `${letter.toLowerCase()}’`)
    .replace(aloneA, 'à')
    .replace(plainA, 'à')
    .replace(clockA, 'à')
    .replace(skilled, '$1é')
    .replace(/(?<!\p{L})([Bb])le(s?)(?!\p{L})/gu, '$1lé$2')
    .replace(maize, 'maïs')
    .replace(/(?<!\p{L})([Ww])eek end(?!\p{L})/gu, '$1eek-end')
    .replace(/(?<!\p{L})([Mm]an)oe(?=uvr)/gu, '$1œ')
    .replace(/(?<!\p{L})oe(?=nolog|uvr|dème)|(?<=(?<!\p{L})[ScC])oe(?=urs?(?!\p{L}))/gu, 'œ')
    .replace(/^([Ee]ntretien)t (?=d[eu]s? |chez )/, '$1 ');
}

function spelled(word: string): string {
  const lower = word.toLowerCase();
  const rest = word.slice(1);
  if (rest !== rest.toLowerCase()) return word;
  const map = known();
  // « Electromécanicien »: a capital alone has lost its accent.
  if (foldWord(word) !== lower) {
    const whole = map.get(foldWord(word)) ?? '';
    if (!/^[AaEe]/.test(word) || whole.slice(1) !== rest) return word;
    return (word.charAt(0) === lower.charAt(0) ? whole.charAt(0) : whole.charAt(0).toUpperCase()) + rest;
  }
  const single = /[^s]s$/.test(lower) ? map.get(lower.slice(0, -1)) : undefined;
  const found = map.get(lower) ?? (single && `${single}s`);
  if (!found || found.length !== word.length || differsAtItsEnd(lower, found)) return word;
  return word.charAt(0) === lower.charAt(0) ? found : found.charAt(0).toUpperCase() + found.slice(1);
}

/** « avance » is no « avancé » that lost its accent: a last « e » alone tells nothing, but after « t ». */
function differsAtItsEnd(word: string, found: string): boolean {
  const stem = word.replace(/es?$/, '');
  return found.startsWith(stem) && !stem.endsWith('t');
}
