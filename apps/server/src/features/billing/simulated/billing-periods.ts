import type { BillingPeriod } from '@coach/contracts/prices';

/**
 * The end of the period that follows `from`, on the anchor’s day and hour: what began on the 31st renews on the last day
 * of shorter months and on the 31st again after them.
 */
export function nextPeriodEnd(anchor: Date, from: Date, period: BillingPeriod): Date {
  const step = period === 'monthly' ? 1 : 12;
  const passed = (from.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + from.getUTCMonth() - anchor.getUTCMonth();
  for (let months = Math.max(0, passed - 1); ; months += 1) {
    if (months % step !== 0) continue;
    const end = addMonths(anchor, months);
    if (end > from) return end;
  }
}

function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return moved;
}
