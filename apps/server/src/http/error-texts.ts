import type { ErrorCode } from '@coach/contracts/errors';

export type Text = { fr: string; en: string };

/** What each code says to the person; `{name}` is filled from the error's values. */
export const codeTexts: Record<ErrorCode, Text> = {
  validation: {
    fr: 'Certains champs ne sont pas valides. Vérifiez-les puis réessayez.',
    en: 'Some fields are not valid. Check them and try again.',
  },
  weak_password: {
    fr: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
    en: 'This password is too easy to guess. Choose another one.',
  },
  unauthenticated: { fr: 'Connectez-vous pour continuer.', en: 'Sign in to continue.' },
  invalid_jwt: {
    fr: 'Votre accès a expiré. Rechargez la page ou reconnectez-vous.',
    en: 'Your access has expired. Reload the page or sign in again.',
  },
  session_not_found: {
    fr: 'Votre session est terminée. Reconnectez-vous.',
    en: 'Your session has ended. Sign in again.',
  },
  limit_reached: {
    fr: 'Vous avez utilisé tout ce que votre plan comprend pour ce mois. Passez au plan supérieur pour continuer.',
    en: 'You have used everything your plan includes this month. Upgrade to continue.',
  },
  forbidden: { fr: 'Cette action ne vous est pas permise.', en: 'You are not allowed to do this.' },
  subscription_required: {
    fr: 'Cette fonctionnalité est disponible à partir du plan {plan}.',
    en: 'This feature is available from the {plan} plan.',
  },
  not_found: { fr: 'Cet élément est introuvable.', en: 'This item cannot be found.' },
  cv_required: { fr: 'Ajoutez d’abord votre CV.', en: 'Add your CV first.' },
  analysis_required: { fr: "Analysez d'abord votre CV.", en: 'Analyse your CV first.' },
  conflict: {
    fr: 'Cette action n’est plus possible dans l’état actuel.',
    en: 'This is no longer possible in the current state.',
  },
  file_too_large: {
    fr: 'Le fichier est trop volumineux. Limite de {megabytes} Mo.',
    en: 'The file is too large. The limit is {megabytes} MB.',
  },
  unsupported_file: {
    fr: 'Format de fichier non supporté. Utilisez PDF, DOC ou DOCX.',
    en: 'This file format is not supported. Use PDF, DOC or DOCX.',
  },
  unreadable_file: {
    fr: 'Impossible de traiter votre CV. Veuillez réessayer.',
    en: 'Your CV could not be processed. Please try again.',
  },
  unreadable_page: {
    fr: 'Impossible de récupérer la description. Veuillez copier-coller le texte manuellement.',
    en: 'The description could not be fetched. Please copy and paste the text.',
  },
  too_many_requests: {
    fr: 'Trop de tentatives. Réessayez dans {wait}.',
    en: 'Too many attempts. Try again in {wait}.',
  },
  cancelled: { fr: 'La demande a été annulée.', en: 'The request was cancelled.' },
  internal: {
    fr: "Une erreur inattendue s'est produite. Réessayez ; si elle persiste, indiquez-nous la référence {requestId}.",
    en: 'An unexpected error occurred. Try again; if it persists, give us the reference {requestId}.',
  },
  speech_unavailable: {
    fr: 'La voix n’est pas disponible ici. Celle de votre navigateur prend le relais.',
    en: "Speech is not available here. Your browser's voice takes over.",
  },
  unavailable: {
    fr: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    en: 'The service is briefly unavailable. Try again in a moment.',
  },
  disk_full: {
    fr: 'Le serveur n’a plus de place pour enregistrer. Réessayez plus tard.',
    en: 'The server has no room left to save this. Try again later.',
  },
};

export type FieldFault =
  | 'required'
  | 'too_long'
  | 'too_short'
  | 'invalid'
  | 'email'
  | 'phone'
  | 'date'
  | 'period'
  | 'control'
  | 'url'
  | 'offer_missing';

/** What is wrong with one field of a form, by the kind of fault zod names. */
export const fieldTexts: Record<FieldFault, Text> = {
  control: {
    fr: 'Ce texte contient un retour à la ligne ou un caractère invisible. Tapez-le plutôt que de le coller.',
    en: 'This text holds a line break or an invisible character. Type it rather than paste it.',
  },
  required: { fr: 'Ce champ est obligatoire.', en: 'This field is required.' },
  too_long: {
    fr: 'Ce texte est trop long ({maximum} caractères au plus).',
    en: 'This text is too long ({maximum} characters at most).',
  },
  too_short: { fr: 'Ce texte est trop court.', en: 'This text is too short.' },
  invalid: { fr: 'Cette valeur n’est pas valide.', en: 'This value is not valid.' },
  url: { fr: 'Veuillez entrer une URL valide', en: 'Please enter a valid URL' },
  offer_missing: {
    fr: 'Veuillez entrer la description du poste ou une URL',
    en: 'Please enter the job description or a URL',
  },
  phone: {
    fr: 'Indiquez un numéro de téléphone, par exemple 06 12 34 56 78.',
    en: 'Give a telephone number, for example +33 6 12 34 56 78.',
  },
  date: { fr: 'Indiquez une date, ou une année en quatre chiffres.', en: 'Give a date, or a year in four digits.' },
  period: { fr: 'La fin précède le début.', en: 'The end comes before the start.' },
  email: { fr: 'Cette adresse e-mail n’est pas valide.', en: 'This e-mail address is not valid.' },
};
