/**
 * A place or a public that both an employer and a job may have: `seen` finds it in folded text, `where` stands behind
 * « je travaille ». `isPublic`: people, whom the lines of a job tell as well as its name does.
 */
export type Setting = { where: string; seen: RegExp; isPublic: boolean };

const place = (where: string, seen: RegExp): Setting => ({ where, seen, isPublic: false });
const people = (where: string, seen: RegExp): Setting => ({ where, seen, isPublic: true });

/** The narrower before the wider: the first that both sides have is told. */
export const settings: readonly Setting[] = [
  people('en protection de l’enfance', /protection de l'enfance|\bmecs\b|\baemo\b|foyer de l'enfance/),
  people(
    'auprès de personnes âgées',
    /personnes? agees?|\behpad\b|maisons? de retraite|geriatri|residences? (?:autonomie|seniors?)/,
  ),
  people(
    'auprès de jeunes enfants',
    /\bcreches?\b|petite enfance|jeunes enfants|tout-petits|multi-?accueil|halte-garderie/,
  ),
  people(
    'auprès de personnes en situation de handicap',
    /handicapees?|situation de handicap(?!.{0,40}(?:bienvenu|postul|accessib|egal))|\besat\b|foyers? de vie|\bime\b|\bmas\b(?= )/,
  ),
  people(
    'auprès de personnes en insertion',
    /(?:chantiers?|structures?|atelier) d'insertion|insertion (?:sociale|professionnelle)/,
  ),
  people(
    'en restauration collective',
    /restauration collective|cuisine centrale|cantine|restaurant scolaire|self d'entreprise/,
  ),
  people('dans la restauration gastronomique', /gastronomi|etoile[es]? (?:au )?(?:guide|michelin)|bistronomi/),
  people('dans la haute couture et le luxe', /\bluxe\b|haute couture/),
  people('dans le prêt-à-porter', /pret-a-porter|boutiques? de mode|mode (?:femme|homme|enfant|feminine)/),
  people('sous température dirigée', /temperature dirigee|frigorifique|produits? frais et surgeles/),
  people('en messagerie', /\bmessagerie\b(?! electronique| instantanee)/),
  people('dans la réhabilitation', /rehabilitations?\b(?! psycho)|en site occupe|logements? occupes?/),
  people('dans le logement social', /bailleurs? social|logements? (?:social|sociaux)|\bhlm\b/),
  people('dans les travaux publics', /travaux publics|\bvrd\b/),
  people('dans l’aéronautique', /aeronauti|aerostructure|avionique/),
  people(
    'dans l’agroalimentaire',
    /agroalimentaire|agro-alimentaire|\blaiterie|fromagerie|conserverie|biscuiterie|charcuterie industrielle/,
  ),
  people('dans l’industrie pharmaceutique', /pharmaceuti(?:que|cal)|\bbpf\b/),
  people('dans l’automobile', /concession(?:naire)? (?:automobile|auto)?|(?<!portes? (?:de )?)garage|\bautomobile/),
  people('auprès d’une clientèle étrangère', /clientele (?:[a-z]+ )?(?:etrangere|internationale)/),
  people('auprès de touristes', /clientele touristique|\btouristes?\b/),
  place('en milieu hospitalier', /\bhopita(?:l|ux)\b|\bchu\b|centre hospitalier|\bchru?\b/),
  place('en clinique', /\bcliniques?\b/),
  place(
    'à domicile',
    /aide a domicile|soins? a domicile|services? a domicile|\bssiad\b|\bsaad\b|\bhad\b|\badmr\b|auxiliaires? de vie/,
  ),
  place('en école', /\becoles? (?:maternelle|elementaire|primaire)/),
  place(
    'dans une collectivité',
    /\bmairie\b|\bcommune de\b|\bville de\b|communaute (?:de communes|d'agglomeration|urbaine)|\bmetropole\b|conseil departemental|conseil regional|collectivite territoriale/,
  ),
  place('en cabinet d’expertise comptable', /expertise[- ]comptable|cabinets? (?:d'expert|comptable)|expert-comptable/),
  place('en cabinet d’avocats', /cabinets? d'avocats?|\bavocats? associes?/),
  place('en étude notariale', /etudes? notariale|office notarial|\bnotaires? associes?/),
  place('en cabinet médical', /cabinets? medica|maison de sante|centre de sante/),
  place('en officine', /\bpharmacie\b|\bofficine\b/),
  place('en grande distribution', /hypermarche|supermarche|grande distribution/),
  place('en jardinerie', /jardinerie/),
  place('en magasin de bricolage', /magasins? de bricolage/),
  place('en boulangerie', /\bboulangerie/),
  place('en hôtellerie', /\bhotels?\b(?! de (?:ville|police))|hotellerie(?!-restauration)/),
  place('en camping', /\bcampings?\b/),
  place('en brasserie', /\bbrasserie\b/),
  place('en salon de coiffure', /salons? de coiffure/),
  place('en agence immobilière', /agences? immobilieres?/),
  place('dans une coopérative', /\bcooperatives?\b|\bscop\b/),
  place('dans une association', /\bassociation\b(?! de (?:malfait|parents))|loi 1901/),
  place('en exploitation viticole', /\bvignobles?\b|viticole|viticult|\bchateau \w+/),
  place('dans une agence', /\bagence (?:de communication|web|digitale|conseil|de publicite)/),
  place('chez un éditeur de logiciels', /editeur (?:de )?logiciels?|edite un logiciel|\bsaas\b/),
  place('en bureau d’études', /bureaux? d'etudes/),
  place('en plateforme logistique', /plateformes? logistique|entrepots? logistique/),
];
