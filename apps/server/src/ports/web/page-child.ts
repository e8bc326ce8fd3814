import { answerOnce } from '@coach/documents/child/answer-once';
import { findOffer } from './find-offer.ts';

await answerOnce(async (bytes) => findOffer(new TextDecoder().decode(bytes)));
