import { type Attack, ofJob } from "./attack.ts";

/** Several statements of one job told in one sentence, and words that only say at which job it was. */
export const attackedTogether: Record<string, Attack> = {
  "Planned weekly menus for 90 residents. Cut food waste by 15 % by weighing leftovers. Trained four kitchen assistants in allergen rules.":
    {
      about: ofJob(
        "Planned weekly menus for 90 residents.",
        "Cut food waste by 15 % by weighing leftovers.",
        "Trained four kitchen assistants in allergen rules.",
      ),
      lies: "",
      truths: `
      Weekly menu planning for 90 residents and training of four kitchen assistants in allergen rules
      I not only planned weekly menus for 90 residents but also trained four kitchen assistants in allergen rules.
      I trained four kitchen assistants in allergen rules as well as planning weekly menus for 90 residents.
      In this role I planned weekly menus for 90 residents and trained four kitchen assistants in allergen rules.
      Weekly menu planning for 90 residents
      In this role, I planned weekly menus for 90 residents.
      In this role I planned weekly menus for 90 residents.
      My tasks were planning weekly menus for 90 residents and training four kitchen assistants in allergen rules.`,
    },
  "Planned weekly menus for 90 residents. Cut food waste by 15 % by weighing leftovers. Trained four kitchen assistants in allergen rules. Helped the manager with ordering.":
    {
      about: ofJob(
        "Planned weekly menus for 90 residents.",
        "Cut food waste by 15 % by weighing leftovers.",
        "Trained four kitchen assistants in allergen rules.",
        "Helped the manager with ordering.",
      ),
      lies: `
      In this role as manager I planned weekly menus for 90 residents.
      In this role I planned weekly menus for 90 assistants.
      My tasks were planning weekly menus and cutting food waste by 90 %.
      My tasks were ordering and planning weekly menus.
      I trained four kitchen assistants as well as managing 90 residents.
      I not only helped the manager but also planned ordering for 90 residents.
      I not only planned weekly menus for 90 residents but also ordered.
      Not only trained four kitchen assistants but also residents in allergen rules
      By weighing leftovers, I planned weekly menus, I also cut food waste by 15 %.
      Using leftovers, I planned weekly menus for 90 residents, I also cut food waste.
      I helped the manager with ordering and planning weekly menus for 90 managers.
      As part of my role as manager, I planned weekly menus for 90 residents.
      Four residents trained using allergen rules
      90 residents trained in allergen rules
      My current tasks include planning weekly menus for 90 residents.
      At present I plan weekly menus for 90 residents and train four kitchen assistants.`,
    },
  "Won 12 tenders with a partner. Taught welding to refugees since 2016. Observed audits in 4 plants.": {
    about: ofJob(
      "Won 12 tenders with a partner.",
      "Taught welding to refugees since 2016.",
      "Observed audits in 4 plants.",
    ),
    lies: `
      Not only won 12 tenders but also audits in 4 plants
      4 plants audited since 2016
      12 refugees taught since 2016
      Refugees taught welding since 2016
      I taught welding to refugees as well as conducting audits in 4 plants.
      I won 12 tenders as well as auditing 4 plants.
      My duties were winning 12 tenders and auditing 4 plants.
      In this role, I audited 4 plants.
      In this position I won 12 tenders as well as 4 audits.`,
  },
};
