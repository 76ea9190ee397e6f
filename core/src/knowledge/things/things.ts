import { BODY_MEDICINES } from "./body-medicines.ts";
import { CARE_GOODS, NAMED_GOODS } from "./care-goods.ts";
import { CASES, CASES_OF_DAYS, CASES_TOLD } from "./cases.ts";
import { EATEN_THINGS } from "./eaten-things.ts";
import { KITCHEN_THINGS } from "./kitchen-things.ts";
import { SKIN_MEDICINES } from "./skin-medicines.ts";
import { SKIN_STATES } from "./skin-states.ts";
import type { Thing, ThingAspect, ThingKind } from "./thing.ts";
import { TOLD_THINGS } from "./told-things.ts";
import { TRADITIONAL_THINGS } from "./traditional-things.ts";
import { WORN_THINGS } from "./worn-things.ts";

/** Where two are named, what stands further up is told: what harms most when passed over. */
export const THINGS: readonly Thing[] = [
	...CASES,
	...CASES_OF_DAYS,
	...CASES_TOLD,
	...TOLD_THINGS,
	...SKIN_MEDICINES,
	...BODY_MEDICINES,
	...WORN_THINGS,
	...TRADITIONAL_THINGS,
	...KITCHEN_THINGS,
	...EATEN_THINGS,
	...CARE_GOODS,
	...NAMED_GOODS,
	...SKIN_STATES,
];

/** What is true of every thing of a kind that has no sentence of its own for it. */
export const OF_KIND: Record<ThingKind, Partial<Record<ThingAspect, string>>> = {
	remedy: {
		actives: "Not on the same evening as an acid or a retinoid: what irritates adds up.",
		pregnancy:
			"Nothing is known that speaks against it on the skin while pregnant or breastfeeding; swallow none of it for skin.",
		child: "Not on a child's face: a mild wash and a plain cream are enough.",
		sore: "Not on broken, burned or peeling skin.",
	},
	eaten: {
		actives: "What you eat does not clash with what is on your skin.",
		pregnancy: "What to eat while pregnant or breastfeeding your midwife knows best.",
		child: "Take no food from a child's plate for skin without asking the pediatrician.",
		medicines: "Beside a medicine ask the pharmacist.",
	},
	supplement: {
		actives: "It does not clash with creams.",
		pregnancy:
			"While pregnant, trying or breastfeeding take none without your midwife, doctor or pharmacist.",
		child: "None for a child without the pediatrician.",
		medicines: "Beside any medicine show the label to a pharmacist first.",
	},
	skin_medicine: {
		actives:
			"Put nothing else that treats or peels on that skin before you have asked whoever prescribed it, or a pharmacist.",
		pregnancy:
			"While pregnant, trying or breastfeeding ask your doctor, midwife or pharmacist before the next layer.",
		child: "For a child only what a doctor or pharmacist chose for that child.",
		sore: "Not on raw or open skin unless it was given for that; ask a pharmacist.",
		often: "How often is for its label or whoever prescribed it; I give no dose.",
	},
	medicine: {
		actives:
			"A mild wash, moisturizer and sunscreen go with it; before an acid or a retinoid ask the pharmacist.",
		pregnancy: "Pregnant, trying or breastfeeding: ask the doctor or midwife, and do not stop it alone.",
		child: "For a child only what a doctor or pharmacist chose for that child.",
		often: "How much and how often is for its label or whoever prescribed it; I give no dose.",
		medicines: "Whether two medicines go together a pharmacist tells at once.",
	},
	device: {
		actives: "Not on an evening with an acid or a retinoid.",
		pregnancy: "While pregnant ask your midwife before you use a device.",
		child: "Not for a child.",
		sore: "Not over sore, broken or healing skin.",
	},
	habit: {
		actives: "On such days leave acids and retinoids for a calm evening.",
	},
	goods: {
		actives: "It goes with most care; on sore skin leave acids and retinoids off first.",
	},
	state: {},
	claim: {},
	case: {},
};
