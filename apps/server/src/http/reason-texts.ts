import type { UnreadableReason } from '@coach/contracts/document-text';
import type { ErrorCode } from '@coach/contracts/errors';
import type { Text } from './error-texts.ts';

const unreadableTexts: Record<UnreadableReason, Text> = {
  scanned: {
    fr: 'Ce fichier est une image : il ne contient pas de texte. Exportez votre CV en PDF depuis le logiciel où vous l’avez écrit.',
    en: 'This file is a picture: it holds no text. Export your CV as a PDF from the program you wrote it in.',
  },
  empty: { fr: 'Ce fichier ne contient aucun texte.', en: 'This file holds no text.' },
  encrypted: {
    fr: 'Ce fichier est protégé par un mot de passe. Enregistrez-le sans protection puis réessayez.',
    en: 'This file is protected by a password. Save it without protection and try again.',
  },
  damaged: {
    fr: 'Ce fichier est endommagé ou incomplet. Ouvrez-le, enregistrez-le de nouveau (en PDF par exemple) puis réessayez. S’il ne s’ouvre plus, reprenez une autre copie.',
    en: 'This file is damaged or incomplete. Open it, save it again (as a PDF for example) and try again. If it no longer opens, use another copy.',
  },
  too_large: {
    fr: 'Ce fichier contient trop de texte ou d’images pour être lu comme un CV.',
    en: 'This file holds too much text or too many pictures to be read as a CV.',
  },
  too_complex: {
    fr: 'La mise en page de ce fichier est trop complexe pour être lue. Exportez-le en PDF puis réessayez.',
    en: 'The layout of this file is too complex to be read. Export it as a PDF and try again.',
  },
  macros: {
    fr: 'Ce fichier contient des macros. Enregistrez-le sans macros (DOCX ou PDF) puis réessayez.',
    en: 'This file contains macros. Save it without macros (DOCX or PDF) and try again.',
  },
  hostile: {
    fr: 'Ce fichier n’est pas construit comme un document ordinaire et n’a pas été lu.',
    en: 'This file is not built like an ordinary document and was not read.',
  },
  timeout: {
    fr: 'La lecture de ce fichier a pris trop de temps. Exportez-le en PDF simple puis réessayez.',
    en: 'Reading this file took too long. Export it as a plain PDF and try again.',
  },
};

/** Sentences for a code and one of its reasons, where they say more than the code's own. */
export const reasonTexts: Partial<Record<ErrorCode, Record<string, Text>>> = {
  unsupported_file: {
    not_an_image: { fr: 'Veuillez sélectionner un fichier image.', en: 'Please choose an image file.' },
    not_a_recording: {
      fr: 'Cet enregistrement n’est pas dans un format audio reconnu. Recommencez, ou tapez votre réponse.',
      en: 'This recording is not in a known audio format. Record again, or type your answer.',
    },
    pdf_only: {
      fr: 'Format non supporté. LinkedIn enregistre les profils au format PDF : choisissez ce fichier.',
      en: 'This format is not supported. LinkedIn saves profiles as PDF: choose that file.',
    },
  },
  unreadable_file: {
    ...unreadableTexts,
    not_a_profile: {
      fr: 'Ce PDF n’est pas un profil enregistré depuis LinkedIn. Sur votre profil, ouvrez «\u202fPlus\u202f» (ou «\u202fRessources\u202f»), choisissez «\u202fEnregistrer au format PDF\u202f», puis déposez ce fichier.',
      en: 'This PDF is not a profile saved from LinkedIn. On your profile, open “More” (or “Resources”), choose “Save to PDF”, then drop that file.',
    },
  },
  file_too_large: {
    too_large: unreadableTexts.too_large,
    body: {
      fr: 'Ce texte est trop long pour être envoyé en une fois. Raccourcissez-le puis réessayez.',
      en: 'This text is too long to be sent at once. Shorten it and try again.',
    },
  },
  conflict: {
    already_registered: {
      fr: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous, ou réinitialisez votre mot de passe.',
      en: 'An account already exists with this e-mail address. Sign in, or reset your password.',
    },
    no_password: {
      fr: 'Ce compte se connecte avec Google et n’a pas de mot de passe. Pour en choisir un, passez par «\u202fMot de passe oublié\u202f» sur la page de connexion.',
      en: 'This account signs in with Google and has no password. To choose one, use “Forgotten password” on the sign-in page.',
    },
    jobs_full: {
      fr: 'Vous suivez déjà {jobs} offres, le maximum. Supprimez-en une pour en ajouter une autre.',
      en: 'You already follow {jobs} offers, the most there can be. Delete one to add another.',
    },
    notes_changed: {
      fr: 'Ces notes ont été modifiées dans un autre onglet ou sur un autre appareil.',
      en: 'These notes were changed in another tab or on another device.',
    },
    profile_saved_elsewhere: {
      fr: 'Votre profil a été enregistré dans un autre onglet. Rechargez la page pour repartir de sa dernière version.',
      en: 'Your profile was saved in another tab. Reload the page to start from its latest version.',
    },
    amended_elsewhere: {
      fr: 'Ce CV a été corrigé dans un autre onglet. Voici sa dernière version : refaites votre changement si besoin.',
      en: 'This CV was corrected in another tab. Here is its latest version: make your change again if needed.',
    },
    documents_full: {
      fr: 'Votre espace est plein : {documents} documents ou {megabytes} Mo au plus. Supprimez un document pour en ajouter un autre.',
      en: 'Your space is full: {documents} documents or {megabytes} MB at most. Delete a document to add another.',
    },
    explorer_is_free: {
      fr: 'Explorer est gratuit. Pour y revenir, résiliez votre abonnement\u00a0: vous gardez vos accès jusqu’à la fin de la période payée.',
      en: 'Explorer is free. To return to it, cancel your subscription: you keep your access until the end of the period you paid for.',
    },
    already_on_plan: {
      fr: 'C’est déjà votre abonnement.',
      en: 'You already have this subscription.',
    },
    change_pending: {
      fr: 'Un changement ou une résiliation est déjà prévu\u00a0: annulez-le d’abord, puis choisissez un autre plan.',
      en: 'A change or a cancellation is already planned: undo it first, then choose another plan.',
    },
    no_subscription: {
      fr: 'Vous n’avez pas d’abonnement payant en cours.',
      en: 'You have no paid subscription at the moment.',
    },
    letter_changed: {
      fr: 'Cette lettre a été modifiée dans un autre onglet. Voici sa dernière version : refaites votre changement si besoin.',
      en: 'This letter was changed in another tab. Here is its latest version: make your change again if needed.',
    },
    templates_full: {
      fr: 'Vous avez déjà enregistré {templates} modèles, le maximum. Supprimez-en un pour en ajouter un autre.',
      en: 'You have already saved {templates} templates, the most there can be. Delete one to add another.',
    },
    interview_changed: {
      fr: 'Cet entretien a été modifié dans un autre onglet. Voici sa dernière version : refaites votre changement si besoin.',
      en: 'This interview was changed in another tab. Here is its latest version: make your change again if needed.',
    },
    no_follow_up: {
      fr: 'Cette réponse n’appelle pas d’autre question. Développez-la, puis redemandez une relance.',
      en: 'This answer calls for no other question. Say more, then ask for a follow-up again.',
    },
    follow_ups_full: {
      fr: 'Cet entretien a déjà {followUps} questions de relance, le maximum.',
      en: 'This interview already has {followUps} follow-up questions, the most there can be.',
    },
    meeting_begun: {
      fr: 'Cette rencontre a déjà commencé.',
      en: 'This meeting has already begun.',
    },
    plans_full: {
      fr: 'Vous avez déjà {plans} plans, le maximum. Supprimez-en un pour en demander un autre.',
      en: 'You already have {plans} plans, the most there can be. Delete one to ask for another.',
    },
    coaching_moved_on: {
      fr: 'Cette séance a continué dans un autre onglet. Voici où elle en est : votre texte est toujours là.',
      en: 'This session went on in another tab. Here is where it stands: your text is still there.',
    },
    request_answered: {
      fr: 'Cette demande a déjà sa réponse.',
      en: 'This request already has its answer.',
    },
    rescore_expired: {
      fr: 'Cette analyse a plus de {days} jours : relancez une analyse pour tenir compte de vos modifications.',
      en: 'This analysis is more than {days} days old: start a new one to take your changes into account.',
    },
  },
  unavailable: {
    work_lost: {
      fr: 'L’écriture a été interrompue : rien n’a été décompté. Veuillez réessayer.',
      en: 'The writing was interrupted: nothing was counted. Please try again.',
    },
    no_operator: {
      fr: 'L’éditeur de ce site n’a pas donné d’adresse où lui écrire. Rien n’a été envoyé.',
      en: 'The operator of this site has given no address to write to. Nothing was sent.',
    },
    checkout: {
      fr: 'Impossible de créer la session de paiement. Veuillez réessayer.',
      en: 'The payment session could not be created. Please try again.',
    },
    portal: {
      fr: "Impossible d'ouvrir le portail client. Veuillez réessayer.",
      en: 'The customer portal could not be opened. Please try again.',
    },
    cancellation: {
      fr: 'Le service de paiement ne répond pas\u00a0: rien n’a été changé. Réessayez dans un instant.',
      en: 'The payment service does not answer: nothing was changed. Try again in a moment.',
    },
    speech: {
      fr: 'Le service vocal ne répond pas. Réessayez, ou continuez par écrit : rien n’est perdu.',
      en: 'The speech service does not answer. Try again, or go on in writing: nothing is lost.',
    },
    invoice: {
      fr: 'Cette facture n’a pas pu être ouverte. Réessayez dans un instant.',
      en: 'This invoice could not be opened. Try again in a moment.',
    },
  },
  too_many_requests: {
    pages: {
      fr: 'Nous avons déjà ouvert {pages} pages d’offres pour vous cette heure-ci. Collez le texte de l’annonce, ou réessayez dans {wait}.',
      en: 'We have already opened {pages} pages of offers for you within the hour. Paste the text of the advert, or try again in {wait}.',
    },
    readings: {
      fr: 'Vous avez fait lire beaucoup d’offres en une heure. Rien n’est perdu : réessayez dans {wait}.',
      en: 'You have had many offers read within the hour. Nothing is lost: try again in {wait}.',
    },
    plans: {
      fr: 'Vous avez demandé {plans} plans cette heure-ci. Réessayez dans {wait}.',
      en: 'You have asked for {plans} plans within the hour. Try again in {wait}.',
    },
    speech: {
      fr: 'Vous avez beaucoup utilisé la voix cette heure-ci. Continuez par écrit, ou réessayez dans {wait}.',
      en: 'You have used speech a lot within the hour. Go on in writing, or try again in {wait}.',
    },
    messages: {
      fr: 'Vous avez déjà envoyé {messages} messages cette heure-ci. Votre texte n’est pas perdu\u00a0: réessayez dans {wait}.',
      en: 'You have already sent {messages} messages within the hour. Your text is not lost: try again in {wait}.',
    },
    coaching: {
      fr: 'Vous avez beaucoup échangé cette heure-ci. Votre texte n’est pas perdu\u00a0: reprenez dans {wait}.',
      en: 'You have exchanged a lot within the hour. Your text is not lost: go on in {wait}.',
    },
    works: {
      fr: 'Plusieurs textes sont déjà en cours d’écriture. Attendez la fin de l’un d’eux, ou arrêtez-le.',
      en: 'Several texts are being written already. Wait for one of them to end, or stop it.',
    },
    under_way: {
      fr: 'Vous avez trop de demandes en cours. Attendez que les premières se terminent.',
      en: 'You have too many requests under way. Wait for the first ones to end.',
    },
  },
  validation: {
    not_a_profile: {
      fr: 'Nous ne reconnaissons pas de profil LinkedIn dans ce texte. Copiez toute la page de votre profil, ou déposez son PDF. Cet essai ne vous a rien coûté.',
      en: 'We do not recognise a LinkedIn profile in this text. Copy the whole page of your profile, or drop its PDF. This attempt cost you nothing.',
    },
    no_answer: {
      fr: 'Veuillez répondre à au moins une question avant de demander un feedback.',
      en: 'Please answer at least one question before asking for feedback.',
    },
    question_order: {
      fr: 'Les questions se posent dans l’ordre. Reprenez à la question en cours.',
      en: 'Questions are asked in order. Resume at the current question.',
    },
    signature: {
      fr: 'Cet événement n’est pas signé par le service de paiement.',
      en: 'This event is not signed by the payment service.',
    },
    link: {
      fr: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.',
      en: 'This link has been used or is no longer valid. Ask for a new one.',
    },
    current_password: {
      fr: 'Le mot de passe actuel est incorrect.',
      en: 'The current password is wrong.',
    },
  },
  unauthenticated: {
    email_not_confirmed: {
      fr: 'Confirmez d’abord votre adresse e-mail : un message vous a été envoyé. Vous pouvez le redemander.',
      en: 'Confirm your e-mail address first: a message was sent to you. You can ask for it again.',
    },
    invalid_credentials: {
      fr: 'Adresse e-mail ou mot de passe incorrect.',
      en: 'Wrong e-mail address or password.',
    },
  },
  weak_password: {
    length: {
      fr: 'Le mot de passe doit contenir au moins 6 caractères.',
      en: 'The password must have at least 6 characters.',
    },
    common: {
      fr: 'Ce mot de passe figure parmi les plus utilisés, il serait deviné tout de suite. Choisissez-en un autre.',
      en: 'This password is among the most used and would be guessed at once. Choose another one.',
    },
    personal: {
      fr: 'Ce mot de passe reprend votre nom, votre adresse ou le nom du site. Choisissez-en un autre.',
      en: 'This password repeats your name, your address or the name of the site. Choose another one.',
    },
  },
  forbidden: {
    origin: {
      fr: 'Cette demande ne vient pas de notre site et a été refusée.',
      en: 'This request does not come from our site and was refused.',
    },
  },
  limit_reached: {
    linkedin_analysis: {
      fr: 'Vous avez utilisé les analyses LinkedIn de votre plan pour ce mois : {limit} sur {limit}. Passez au plan supérieur pour continuer.',
      en: 'You have used the LinkedIn analyses of your plan for this month: {limit} of {limit}. Upgrade to continue.',
    },
    cv_analysis: {
      fr: 'Vous avez utilisé vos {limit} analyses pour ce mois. Souscrivez à un plan pour continuer à analyser vos CVs.',
      en: 'Usage limit exceeded: you have used your {limit} analyses for this month. Upgrade to keep analysing your CVs.',
    },
    cv_analysis_free: {
      fr: 'Vous avez utilisé vos {limit} analyses gratuites pour ce mois. Souscrivez à un plan pour continuer à analyser vos CVs.',
      en: 'Usage limit exceeded: you have used your {limit} free analyses for this month. Subscribe to keep analysing your CVs.',
    },
    interview_simulation: {
      fr: "Vous avez épuisé vos simulations d'entretien. Passez au plan supérieur.",
      en: 'You have used all your interview simulations. Upgrade your plan.',
    },
    interview_coaching: {
      fr: 'Vous avez utilisé vos {limit} feedbacks d’entretien pour ce mois. Passez au plan supérieur pour en demander d’autres.',
      en: 'Usage limit exceeded: you have used your {limit} interview feedbacks for this month. Upgrade to ask for more.',
    },
    elevator_pitch: {
      fr: 'Votre plan ne vous laisse plus d’elevator pitch pour ce mois. Passez au plan supérieur pour en générer.',
      en: 'Usage limit exceeded: your plan leaves you no elevator pitch for this month. Upgrade to generate some.',
    },
    motivation_letter: {
      fr: 'Vous avez utilisé vos {limit} lettres pour ce mois. Passez au plan supérieur pour en générer d’autres.',
      en: 'Usage limit exceeded: you have used your {limit} letters for this month. Upgrade to generate more.',
    },
  },
  subscription_required: {
    save_template: {
      fr: 'Cette fonctionnalité est disponible à partir du tier Builder.',
      en: 'This feature is available from the Builder tier.',
    },
    enhanced_cv: {
      fr: 'Le téléchargement du CV optimisé est disponible à partir du tier Builder.',
      en: 'Downloading the optimised CV is available from the Builder tier.',
    },
    whole_library: {
      fr: 'Ce conseil se lit à partir du plan {plan}. Dix autres sont ouverts à tous.',
      en: 'This article opens from the {plan} plan. Ten others are open to everybody.',
    },
    advisor: {
      fr: 'Cette fonctionnalité nécessite un abonnement Advancer ou supérieur',
      en: 'This feature needs an Advancer subscription or above',
    },
    sector: {
      fr: 'L’analyse par secteur est disponible à partir du plan Advancer.',
      en: 'Analysis by sector is available from the Advancer plan.',
    },
  },
};
