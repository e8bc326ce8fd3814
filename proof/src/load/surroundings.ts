/** Each person passes for another address, so that the throttles see people and not one machine. */
export const loadEnv = { LOG_LEVEL: 'error', TRUST_PROXY: '1' };

/** What people think between two steps, on average (`thinkTime`). */
export const thinkMs = Number(process.env.LOAD_THINK_SECONDS ?? 7) * 1_000;
