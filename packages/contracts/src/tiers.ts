/** From lowest to highest (spec 1, section 1; decisions « Tiers »). */
export const tiers = [
  'free',
  'explorer',
  'builder',
  'starter',
  'advancer',
  'professional',
  'leader',
  'enterprise',
] as const;
export type Tier = (typeof tiers)[number];

export const plans = ['explorer', 'builder', 'advancer', 'leader'] as const;
export type PlanId = (typeof plans)[number];

export function isTier(name: string): name is Tier {
  return (tiers as readonly string[]).includes(name);
}

/** Whether tier `name` is at or above `minimum`; false if either name is unknown. */
export function isTierAtLeast(name: string, minimum: string): boolean {
  if (!isTier(name) || !isTier(minimum)) return false;
  return tiers.indexOf(name) >= tiers.indexOf(minimum);
}

/** The tier that counts: what was subscribed to, else free. */
export function effectiveTier(subscription: { subscribed: boolean; tier: string }): string {
  return subscription.subscribed ? subscription.tier : 'free';
}

const planOfTier: Record<Tier, PlanId> = {
  free: 'explorer',
  explorer: 'explorer',
  starter: 'explorer',
  builder: 'builder',
  advancer: 'advancer',
  professional: 'advancer',
  leader: 'leader',
  enterprise: 'leader',
};

/** The plan whose limits a tier has; an unknown name has explorer's. */
export function limitsPlan(tier: string): PlanId {
  return isTier(tier) ? planOfTier[tier] : 'explorer';
}

const displayNames: Record<Tier, string> = {
  free: 'Explorer',
  explorer: 'Explorer',
  starter: 'Builder',
  builder: 'Builder',
  advancer: 'Advancer',
  professional: 'Advancer',
  leader: 'Leader',
  enterprise: 'Leader',
};

/** The name shown to people (spec 1, section 6). */
export function tierDisplayName(tier: string): string {
  return isTier(tier) ? displayNames[tier] : 'Explorer';
}
