import type { Room } from './room.ts';

/** As much room as a test says. */
export function fakeRoom(): Room & { short: boolean; shortages: number } {
  return {
    short: false,
    shortages: 0,
    async isShort() {
      return this.short;
    },
    noteShortage() {
      this.shortages += 1;
    },
    async isRed() {
      return this.short || this.shortages > 0;
    },
  };
}
