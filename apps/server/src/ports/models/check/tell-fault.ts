import type { ModelFault } from '@coach/contracts/features/model-calls';
import type { ModelError } from '../../model.ts';
import type { ModelLimits } from '../model-limits.ts';
import { seconds } from './lines.ts';

type Told = Pick<ModelError, 'fault' | 'status'>;

/** What went wrong, and which variable mends it. */
export function tellFault({ fault, status }: Told, { timeoutMs }: Pick<ModelLimits, 'timeoutMs'>): string {
  const code = status === null ? '' : ` (réponse ${status})`;
  if (fault === 'timeout')
    return `rien de complet en ${seconds(timeoutMs)}. Augmentez AI_TIMEOUT_MS si le serveur est lent.`;
  if (fault === 'unavailable') return `${unavailable(status)}${code}.`;
  return `${told[fault]}${code}.`;
}

function unavailable(status: number | null): string {
  if (status === 404)
    return 'le serveur ne connaît pas ce modèle, ou pas cette adresse. Vérifiez AI_MODEL et AI_BASE_URL';
  if (status === 400 || status === 422) return 'le serveur refuse la demande. Vérifiez AI_PROVIDER et AI_MODEL';
  if (status !== null && status < 400)
    return 'ce n’est pas un modèle qui répond, mais une page ou une redirection. Vérifiez AI_BASE_URL';
  return 'le serveur est en panne ou surchargé. Réessayez plus tard';
}

const told: Record<Exclude<ModelFault, 'timeout' | 'unavailable'>, string> = {
  unauthorised: 'la clé est refusée. Vérifiez AI_API_KEY, et ce que cette clé permet',
  quota: 'le compte n’a plus de crédit chez le fournisseur',
  rate_limited: 'trop de demandes pour ce compte. Réessayez dans un moment',
  unreachable: 'aucun serveur ne répond à cette adresse, ou il coupe la ligne. Vérifiez AI_BASE_URL',
  empty: 'le modèle répond par un texte vide. Essayez un autre modèle',
  invalid:
    'le modèle répond, mais pas dans la forme demandée, même après une seconde demande. Prenez un modèle plus grand',
  too_long: 'la demande ou la réponse ne tient pas dans ce que le modèle accepte. Agrandissez son contexte',
  refused: 'le modèle refuse d’écrire. Essayez un autre modèle',
  open: 'le modèle est laissé de côté après trop de pannes',
};
