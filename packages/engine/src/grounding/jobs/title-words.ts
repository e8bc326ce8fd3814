import { stem } from '../../text/stem.ts';

/** Words of rank, which are a title by themselves. */
export const ranks = new Set(
  'senior responsable chef directeur manager dirigeant president gerant fondateur cofondateur superviseur lead head referent coordinateur coordonnateur ingenieur docteur avocat medecin psychologu pharmacien notair proprietair entrepreneur contremaitr officier gendarm policier architect professeur enseignant infirmier chercheur patron ceo cto cfo daf dg drh inspecteur magistrat huissier maitr-assistant delegue'
    .split(' ')
    .map(stem),
);

/** What says that a title follows. */
export const led =
  /\b(?:en tant qu(?:e|')|en qualite de?|(?:au|le|un|mon|du) poste de?|fonctions? de?|(?:promu|nomme|suis devenu|elu|designe)e?(?: (?:comme|au poste de))?|ancienn?e?|statut de?|grade de?|(?<!au )titre de?) ?(?:d'|une? )?$/;
