import { checkSubscription, lastSubscriptionCheck, prolongSession, signOutIdle } from './session.ts';
import { activityCheck, idleState, isCheckDue } from './session-limits.ts';

const minute = 60_000;
const activityKey = 'lastActivity';
const activities = ['mousedown', 'keydown', 'scroll', 'touchstart'] as const;

export type Upkeep = {
  /** The person said that they are still here. */
  stay: () => void;
  stop: () => void;
};

/**
 * While someone is signed in: renews the subscription, prolongs the session as they work, signs out after two idle hours.
 * `onIdle` hears the seconds left of the last minute, and null once somebody is active again in any tab.
 */
export function keepSession(onIdle: (secondsLeft: number | null) => void): Upkeep {
  const activity = watchActivity();
  let looking: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const { signal } = stop;

  const look = () => {
    clearTimeout(looking);
    if (signal.aborted) return;
    const { secondsLeft, lookIn } = idleState(activity.last(), Date.now());
    // Once asked, the person answers the question: a gesture on the way to the button says nothing yet.
    activity.pause(secondsLeft !== null);
    if (secondsLeft === 0) return void signOutIdle();
    onIdle(secondsLeft);
    looking = setTimeout(look, lookIn);
  };
  const prolong = () => {
    if (activity.takeNew()) prolongSession().catch(() => undefined);
  };
  const stay = () => {
    activity.pause(false);
    activity.note();
    look();
    prolong();
  };

  activity.note();
  activity.takeNew();
  look();
  addEventListener('storage', ({ key }) => key === activityKey && look(), { signal });
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('focus', () => void checkSubscription(), { signal });
  const prolonging = setInterval(prolong, activityCheck);
  const subscription = setInterval(() => {
    if (isCheckDue(lastSubscriptionCheck(), Date.now())) void checkSubscription();
  }, 5 * minute);
  return {
    stay,
    stop: () => {
      stop.abort();
      activity.stop();
      clearTimeout(looking);
      clearInterval(prolonging);
      clearInterval(subscription);
    },
  };
}

/** Notes gestures where every tab of the browser reads them, at most once a second. */
function watchActivity() {
  const stop = new AbortController();
  let paused = false;
  let isNew = false;
  let noted = 0;
  const note = () => {
    const now = Date.now();
    if (paused) return;
    isNew = true;
    if (now - noted < 1000) return;
    noted = now;
    localStorage.setItem(activityKey, String(now));
  };
  for (const gesture of activities) addEventListener(gesture, note, { passive: true, signal: stop.signal });
  return {
    note,
    last: () => Number(localStorage.getItem(activityKey)) || noted,
    pause: (value: boolean) => {
      paused = value;
    },
    /** Whether there was a gesture in this tab since it was last asked. */
    takeNew: () => {
      const answer = isNew;
      isNew = false;
      return answer;
    },
    stop: () => stop.abort(),
  };
}
