import { useNavigate, useSearchParams } from 'react-router';
import { type ModelPlace, modelPath, readModelPlace } from './model-place.ts';

/** The place the address names, and the way to another. */
export function useModelPlace(): [ModelPlace, (place: ModelPlace, options?: { replace?: boolean }) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return [readModelPlace(query), (place, options) => void navigate(modelPath(place), options)];
}
