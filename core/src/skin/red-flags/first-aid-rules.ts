import type { RedFlag } from "../red-flag.ts";
import { HIDDEN_CAUSE_RULES } from "./hidden-cause-rules.ts";
import { MEDICINE_RULES } from "./medicine-rules.ts";
import { WHOSE_DANGER_RULES } from "./whose-danger-rules.ts";

/** What to do this minute at home, and what needs somebody else now; sources in docs/science.md, "First aid". */
export const FIRST_AID_RULES = [
	...WHOSE_DANGER_RULES,
	...HIDDEN_CAUSE_RULES,
	...MEDICINE_RULES,
	{
		rule_id: "red-flag.their-overdose",
		level: "emergency",
		advice:
			"Call your local emergency number for them now and say what was taken, how much and when; do it also while they seem well, because tablets can harm hours later. Stay with them and on the phone. If they are drowsy or hard to wake, lay them on their side and watch that they breathe. Do not make them vomit, give no coffee, food or drink, and keep the packs for whoever comes.",
	},
	{
		rule_id: "red-flag.overdose",
		level: "emergency",
		advice:
			"I am glad you told me. Call your local emergency number or poison control now, also if you feel well or were sick: too many tablets can harm hours later, and early treatment helps. Say what, how many and when, and keep the packs at hand. Tell whoever is near this minute, take and drink nothing more, and do not make yourself sick. If you took them to die, say so when you call; people answer who want to help.",
	},
	{
		rule_id: "red-flag.bystander",
		level: "emergency",
		advice:
			"It is right that you asked, and you need not be sure first: call your local emergency number for them now, say where they are and what they wrote or did, and that you fear for their life. Stay with them or on the phone if you safely can. Ask plainly: are you thinking of killing yourself? Asking puts it in nobody's head. Then listen, do not argue or promise to keep it secret, and keep tablets, blades and heights out of their reach.",
	},
	{
		rule_id: "red-flag.large-burn",
		level: "emergency",
		advice:
			"Hold the burn under cool running water for 20 minutes now, take off rings and whatever is not stuck, and call your local emergency number: burns of the face or neck, of a child, or that are white, black or without feeling belong in a hospital. Then cling film laid on loosely; no ice, no toothpaste, no oil, no cream.",
	},
	{
		rule_id: "red-flag.fumes",
		level: "emergency",
		advice:
			"Leave the room now and get into fresh air, everybody else too; do not go back to clean up or to rinse there. Cleaners mixed with each other make a gas that harms the lungs, sometimes hours later. With a cough, a tight chest or trouble breathing call your local emergency number, otherwise poison control. Only then, somewhere else, rinse eyes and skin that sting with lukewarm water for 20 minutes, and what was on the skin as well.",
	},
	{
		rule_id: "red-flag.newborn",
		level: "emergency",
		advice:
			"A baby in the first three months who feels hot (38 degrees or more), has blisters, looks yellow, feeds badly or is hard to wake has to be seen by a doctor at once. Call your local emergency number or go to an emergency department now, and put no cream on it.",
	},
	{
		rule_id: "red-flag.pressure",
		level: "emergency",
		advice:
			"A face or hands that swell together with a strong headache or flickering sight are an emergency, above all in pregnancy and in the weeks after a birth. Call your maternity unit's emergency line or your local emergency number now.",
	},
	{
		rule_id: "red-flag.filler-sight",
		level: "emergency",
		advice:
			"Blurred or lost sight after an injection into the face is an emergency of minutes. Call your local emergency number now and say that it was a filler or an injection; then call the clinic that did it.",
	},
	{
		rule_id: "red-flag.medicine-swelling",
		level: "emergency",
		advice:
			"A face that swells while you take a medicine can be a severe reaction to it. Call your local emergency number now, take no further dose before a doctor has spoken with you, and keep the pack at hand. A cream cannot bring this down.",
	},
	{
		rule_id: "red-flag.bleeding",
		level: "same_day",
		advice:
			"Press a clean cloth on what bleeds, firmly and for 10 minutes without looking. If it goes on after that, soaks through, gapes or spurts, call your local emergency number.",
	},
	{
		rule_id: "red-flag.glued",
		level: "same_day",
		advice:
			"Do not pull. Soak glued skin in warm soapy water and roll it apart slowly; lips come free with warm water and patience. Lids or an eye: no solvent and no force, a wet pad on it, and have it seen in an emergency department today.",
	},
	{
		rule_id: "red-flag.chilli",
		level: "same_day",
		advice:
			"Wash your hands with soap first, then rinse the eye or skin with plenty of lukewarm water for 15 minutes, contact lenses out and thrown away. On skin, soap or a little oil takes chilli off better than water alone. Have it seen today if an eye still hurts or sees badly after an hour.",
	},
	{
		rule_id: "red-flag.isotretinoin-mood",
		level: "same_day",
		advice:
			"A low or changed mood while taking isotretinoin has to be told today to the doctor who prescribed it, also when it may have another reason; they decide about the next capsule. Tell somebody near you as well. With thoughts of dying or of harming yourself, call your local emergency number or a crisis line now.",
	},
	{
		rule_id: "red-flag.starving",
		level: "book_dermatologist",
		advice:
			"Thank you for saying it. Making yourself sick, or eating next to nothing for days, strains heart and body, and it is an illness that can be treated, not a failing. Please tell a doctor or somebody you trust this week; if you faint, your heart races or you bring up blood, call your local emergency number. Small red dots around the eyes often come from the strain.",
	},
	{
		rule_id: "red-flag.scaly-ring",
		level: "book_dermatologist",
		advice:
			"A ring that spreads and clears in its middle is often easy to treat once somebody has looked: show it to a doctor or pharmacist soon. A steroid cream, above all somebody else's, hides it and lets it grow, so leave that off, and keep your own towel.",
	},
	{
		rule_id: "red-flag.blood-sugar",
		level: "book_dermatologist",
		advice:
			"Dark, velvety skin of the neck or folds can go with high blood sugar, so scrubbing does nothing for it. Ask your doctor for a blood test soon, and within days if you are very thirsty, pass much water or lose weight; with vomiting or drowsiness call your local emergency number.",
	},
] as const satisfies readonly RedFlag[];
