import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { UsageTiles } from '../usage/UsageTiles.tsx';

/** The month's use, from the server's own count. */
export function UsageCard() {
  return (
    <Card title={m.dashboard_usage_title()}>
      <UsageTiles compact />
    </Card>
  );
}
