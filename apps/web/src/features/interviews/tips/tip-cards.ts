import { m } from '../../../paraglide/messages.js';

type TipCard = { title: string; tips: string[] };

/** The six cards of the spec (section 2, « Tips tab »). */
export function tipCards(): TipCard[] {
  return [
    {
      title: m.interviews_tip_prepare(),
      tips: [
        m.interviews_tip_prepare_1(),
        m.interviews_tip_prepare_2(),
        m.interviews_tip_prepare_3(),
        m.interviews_tip_prepare_4(),
      ],
    },
    {
      title: m.interviews_tip_speak(),
      tips: [
        m.interviews_tip_speak_1(),
        m.interviews_tip_speak_2(),
        m.interviews_tip_speak_3(),
        m.interviews_tip_speak_4(),
      ],
    },
    {
      title: m.interviews_tip_avoid(),
      tips: [
        m.interviews_tip_avoid_1(),
        m.interviews_tip_avoid_2(),
        m.interviews_tip_avoid_3(),
        m.interviews_tip_avoid_4(),
      ],
    },
    {
      title: m.interviews_tip_master(),
      tips: [
        m.interviews_tip_master_1(),
        m.interviews_tip_master_2(),
        m.interviews_tip_master_3(),
        m.interviews_tip_master_4(),
      ],
    },
    {
      title: m.interviews_tip_stress(),
      tips: [
        m.interviews_tip_stress_1(),
        m.interviews_tip_stress_2(),
        m.interviews_tip_stress_3(),
        m.interviews_tip_stress_4(),
      ],
    },
    {
      title: m.interviews_tip_after(),
      tips: [
        m.interviews_tip_after_1(),
        m.interviews_tip_after_2(),
        m.interviews_tip_after_3(),
        m.interviews_tip_after_4(),
      ],
    },
  ];
}
