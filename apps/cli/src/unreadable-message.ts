import type { UnreadableReason } from '@coach/contracts/document-text';
import { DocumentError } from '@coach/documents/document-error';

const reasons: Record<UnreadableReason, string> = {
  scanned: 'le document est une image : il ne contient pas de texte',
  empty: 'le document est vide',
  encrypted: 'le document est protégé par un mot de passe',
  damaged: 'le document est endommagé',
  too_large: 'le document est trop volumineux',
  too_complex: 'le document est trop complexe',
  macros: 'le document contient des macros',
  hostile: 'le document n’est pas sûr',
  timeout: 'le document est trop long à lire',
};

/** Why a file could not be read, in French; null for an error that is not about the file. */
export function unreadableMessage(error: unknown): string | null {
  if (error instanceof DocumentError) {
    return error.reason ? reasons[error.reason] : 'format non supporté (formats acceptés : PDF, DOC, DOCX, TXT)';
  }
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'ENOENT') return 'fichier introuvable';
  if (code === 'EISDIR') return 'c’est un dossier';
  if (code === 'EACCES' || code === 'EPERM') return 'accès refusé';
  return null;
}
