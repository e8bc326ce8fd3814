import type { Contact } from '@coach/contracts/cv';
import { fr } from '../../writing/fr.ts';
import type { Advise } from './advise.ts';

const fields: { field: keyof Contact; criterion: string; title: string; detail: string }[] = [
  {
    field: 'phone',
    criterion: 'phone',
    title: 'Ajoutez votre téléphone',
    detail: fr`C’est par là qu’on vous proposera un entretien. Il n’a pas été trouvé dans votre CV.`,
  },
  {
    field: 'email',
    criterion: 'email',
    title: 'Ajoutez votre e-mail',
    detail: fr`Sans adresse, personne ne peut vous répondre. Elle n’a pas été trouvée dans votre CV.`,
  },
  {
    field: 'fullName',
    criterion: 'full-name',
    title: 'Indiquez votre nom',
    detail: fr`Votre prénom et votre nom n’ont pas été reconnus en tête du CV.`,
  },
  {
    field: 'linkedin',
    criterion: 'linkedin',
    title: 'Ajoutez votre profil LinkedIn',
    detail: fr`Seulement si vous en avez un, à jour. Beaucoup de métiers s’en passent.`,
  },
];

/** Asks for the ways of reaching the person that the CV lacks. */
export const recommendContact: Advise = ({ cv }, gain) =>
  fields
    .filter(({ field }) => !cv.contact[field])
    .map(({ field, criterion, title, detail }) => ({
      id: `set-contact:${field}`,
      title,
      detail,
      criterion,
      evidence: [],
      gain: gain(criterion, 1),
      action: { kind: 'set-contact', field, proposal: null },
    }));
