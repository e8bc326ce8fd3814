import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counts and durations of requests by route, never by full path: identifiers stay out of them. `more` is told too. */
export function createMetrics(...more: Registry[]) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const count = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to its answer',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => Registry.merge([registry, ...more]).metrics(),
    observe(method: string, route: string, status: number, seconds: number): void {
      count.inc({ method, route, status: String(status) });
      duration.observe({ method, route }, seconds);
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
