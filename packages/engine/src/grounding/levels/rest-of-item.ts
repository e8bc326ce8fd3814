/** A piece that tells a level and names nothing: « débutante », « modules à venir », not « notions de Word ». */
const levelAlone =
  /^(?:(?:niveau|modules?|en|bonnes?|quelques|simples?) )?(?:notions?|bases?|initiation|initiee?|debutante?|decouverte|a venir|en cours|cours|prevue?s?|rudiments?|elementaires?|premiers pas|apprentissage|autoformation|scolaire|intermediaire|moyenn?e?|correcte?)(?![a-z])(?! ?:| (?:(?!(?:en (?:autoformation|cours|autodidacte)|d'apprentissage|d'acquisition|seulement|uniquement|a venir|prevue?s?|(?:19|20)\d\d)(?![a-z])))\S)/;

/**
 * What stands behind a name in its item of a list: up to the next comma or dash (« Revit – AutoCAD : débutante ») unless that
 * leads to the level of this very item (« Excel – notions », « Excel, notions »).
 */
export function restOfItem(folded: string, end: number, ends: RegExp): string {
  const [rest = '', level = ''] = (folded.slice(end, end + reach).split(ends)[0] ?? '').split(/,\s?| - /);
  return levelAlone.test(level) ? `${rest} ${level}` : rest;
}

const reach = 48;
