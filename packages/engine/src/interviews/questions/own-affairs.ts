/** Leaves of absence and the search for work, in a title: none of a recruiter's business. */
export const ownAffairs =
  /cong[ée]|parental|maternit|paternit|maladie|accident|handicap|aidante?\b|sans emploi|recherche d|inactivit|sabbati|disponibilit|pause|personnel/i;

/** The same in a line that tells of work. */
export const ownAffairsTold =
  /cong[ée]s? (?:parent|mater|pater|sabb|sans|de)|maternit[ée]|arr[êe]ts? (?:maladie|de travail)|handicap[ée]e?\b|rqth|grossesse|burn/i;

/** Stays that are short by their nature. */
export const briefByNature =
  /stage|stagiaire|alternan|no[ëe]l|soldes|f[êe]tes|festival|vendange|appren|int[ée]rim|saison|vacat|\bcdd\b|[ée]t[ée] \d|job|remplac|mission|renfort|b[ée]n[ée]vol|service civique|étudiant|extra/i;
