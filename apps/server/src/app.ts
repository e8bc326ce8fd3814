import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import { activityRoutes } from './activity/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Services } from './context.ts';
import { cvAnalysisRoute } from './cv-analysis-route.ts';
import { openLibrary } from './features/advice/open-library.ts';
import { adviceRoutes } from './features/advice/routes.ts';
import { checkOwnKeys, keepOwnKeys } from './features/auth/agree-on-keys.ts';
import { createAuth } from './features/auth/create-auth.ts';
import { createGate } from './features/auth/create-gate.ts';
import type { GoogleClient } from './features/auth/google-config.ts';
import type { PasswordCost } from './features/auth/password-hash.ts';
import { authRoutes } from './features/auth/routes.ts';
import { sendReset } from './features/auth/send-reset.ts';
import { createThrottle } from './features/auth/throttle.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { createPlanThrottle } from './features/career-advisor/advisor-sources.ts';
import { careerAdvisorRoutes } from './features/career-advisor/routes.ts';
import { createCoachingThrottle } from './features/coaching/coaching-throttle.ts';
import { coachingRoutes } from './features/coaching/routes.ts';
import { createCommunityThrottle } from './features/community/community-throttle.ts';
import { communityRoutes } from './features/community/routes.ts';
import { optimisedCvOf } from './features/cv/optimised-cv-of.ts';
import { optimisedCvToSave } from './features/cv/optimised-cv-to-save.ts';
import { getOwnedAnalysis } from './features/cv/queries.ts';
import { cvRoutes } from './features/cv/routes.ts';
import { useOfDocuments } from './features/cv/use-of-documents.ts';
import { documentRoutes } from './features/documents/routes.ts';
import type { InterviewSources } from './features/interviews/read-interview-offer.ts';
import { interviewRoutes } from './features/interviews/routes.ts';
import { createSpeechThrottle } from './features/interviews/speech-throttle.ts';
import { getOwnedJob, readOffers } from './features/jobs/queries.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { fetchOffer } from './features/letters/fetch-job-url.ts';
import { letterToSave } from './features/letters/letter-to-save.ts';
import { getOwnedLetter, newestLetters } from './features/letters/queries.ts';
import { letterRoutes } from './features/letters/routes.ts';
import { linkedinRoutes } from './features/linkedin/routes.ts';
import { modelRoutes } from './features/models/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { salaryRoutes } from './features/salaries/routes.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { createOfferThrottle } from './features/usage/offer-throttle.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { createMetrics } from './http/metrics.ts';
import { operationsRoutes } from './http/operations-routes.ts';
import { createPipeline } from './http/pipeline.ts';
import { checkEveryRouteIsDeclared, type HttpEnv, Router } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Site } from './http/site/load-site.ts';
import { createServeAtOnce } from './http/site/serve-at-once.ts';
import { createSiteHandler } from './http/site/serve-site.ts';
import { mailChoiceRoutes } from './mail/choices/routes.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import type { Outbox } from './ports/outbox-mailer.ts';
import { rightsRoutes } from './rights/routes.ts';
import { createJobMetrics } from './work/job-metrics.ts';
import { workRoutes } from './work/running-routes.ts';
import { createRunningWorks } from './work/running-works.ts';
import { modelCallRoutes } from './writing/model-calls-routes.ts';

export type AppOptions = {
  services: Services;
  pool: pg.Pool;
  site: Site;
  trustedProxies: number;
  /** Opens `/metrics` to who does not call from this machine. */
  operatorToken: string;
  google: GoogleClient | null;
  /** Where mails stay when none are sent. */
  outbox: Outbox | null;
  passwordCost?: PasswordCost;
  /** The operator’s address, where one is configured. */
  securityContact?: string | null;
  /** A worker’s. */
  answersNobody?: boolean;
  /** The process is about to stop: whoever shares people out among processes is to send it no more. */
  isLeaving?: () => boolean;
};

export type App = {
  fetch(request: Request, bindings?: HttpEnv['Bindings']): Response | Promise<Response>;
  /** Whether it has answered already, from memory; the rest is for `fetch`. */
  serveAtOnce(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** The routes as declared, for the checks. */
  router: Router;
  /** Begins no more works, and ends those under way after `patienceMs`: whoever follows them is told. */
  close(patienceMs?: number): Promise<void>;
};

const apiPath = /^\/(api(\/|$)|livez$|readyz$|metrics$|\.well-known\/security\.txt$|boite-mail(\/|$)|photos\/)/;

/** The whole application over given services; `main.ts` and the tests both call it. Throws when a route has no policy. */
export async function createApp(options: AppOptions): Promise<App> {
  const { services, pool, site, google } = options;
  const { db, appUrl, secret, log, confirmsEmail } = services;
  const reset = (user: Parameters<typeof sendReset>[1], token: string) => sendReset(services, user, token);
  const auth = createAuth({
    ...{ db, appUrl, secret, log, confirmsEmail, google },
    cost: options.passwordCost,
    sendReset: reset,
  });
  await auth.$context;
  await (options.answersNobody ? checkOwnKeys({ db, secret }) : keepOwnKeys({ auth, db, secret, log }));
  const metrics = createMetrics(services.modelMetrics.registry, createJobMetrics(db));
  const works = createRunningWorks(services);
  const router = new Router(createGate({ auth, appUrl, operatorToken: options.operatorToken }), works);
  authRoutes(router, createThrottle(pool), { hasGoogle: google !== null });
  usageRoutes(router);
  profileRoutes(router);
  billingRoutes(router);
  documentRoutes(router, useOfDocuments);
  cvRoutes(router);
  const throttle = createOfferThrottle(pool);
  linkedinRoutes(router);
  jobRoutes(router, throttle, { checkAnalysis: getOwnedAnalysis, newestLetters });
  const letterSources = { throttle, findJob: getOwnedJob };
  cvAnalysisRoute(router, letterSources);
  letterRoutes(router, letterSources);
  const interviewSources: InterviewSources = {
    fetchOffer: (context, url) => fetchOffer(context, throttle, url),
    findJob: getOwnedJob,
  };
  interviewRoutes(router, interviewSources, createSpeechThrottle(pool));
  templateRoutes(router, { letter: letterToSave, optimisedCv: optimisedCvToSave });
  modelRoutes(router, { optimisedCv: optimisedCvOf, letter: getOwnedLetter });
  careerAdvisorRoutes(router, { beforePlan: createPlanThrottle(pool), readOffers });
  salaryRoutes(router);
  adviceRoutes(router, openLibrary(services));
  communityRoutes(router, createCommunityThrottle(pool));
  coachingRoutes(router, createCoachingThrottle(pool));
  noticeRoutes(router);
  contactRoutes(router, pool);
  mailChoiceRoutes(router);
  workRoutes(router, works);
  activityRoutes(router);
  rightsRoutes(router);
  modelCallRoutes(router);
  operationsRoutes(router, metrics, options);
  if (options.outbox) outboxRoutes(router, options.outbox);

  const hono = createPipeline({ services, auth, metrics, trustedProxies: options.trustedProxies });
  hono.route('/', router.hono);
  checkEveryRouteIsDeclared(hono, router.specs);
  const serveSite = createSiteHandler(site, securityHeaders(appUrl));
  return {
    router,
    serveAtOnce: createServeAtOnce(site, securityHeaders(appUrl)),
    close: (patienceMs) => works.close(patienceMs),
    fetch(request, bindings = {}) {
      const path = pathOf(request.url);
      return apiPath.test(path) ? hono.fetch(request, bindings) : serveSite(request, path);
    },
  };
}

/** Without building a URL, which costs more than serving a page from memory. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}
