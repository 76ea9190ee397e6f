import type { RedFlag } from "../red-flag.ts";

/**
 * Dangers in which it matters who is in danger and how, so that general words of a crisis or an emergency would say the
 * wrong thing; sources in docs/science.md, "Who is in danger, and how".
 */
export const WHOSE_DANGER_RULES = [
	{
		rule_id: "red-flag.newborn-voices",
		level: "emergency",
		advice:
			"Call your local emergency number now, or have somebody near you call, and do not stay alone with the baby: lay it on its back in its cot and let somebody else hold and look after it until you have been seen. Do not do what a voice or a thought tells you. Say how old the baby is, and what you hear or are sure of. In the weeks after a birth this can be an illness of its own, postpartum psychosis: it comes fast, it is nobody's fault, and it gets well with treatment.",
	},
	{
		rule_id: "red-flag.both-lives",
		level: "emergency",
		advice:
			"Two lives are in danger, yours and that of who is with you: call your local emergency number or a crisis line now and say it as you wrote it. Bring what you have saved, patches, tablets or anything else, out of the house today, to a neighbor, a nurse or a pharmacy. Ask somebody to be with you both tonight. Whoever cares for a sick person day and night gets worn out like this; that is no failing, and the doctor or nurse who comes to them can send help and somebody to take over.",
	},
	{
		rule_id: "red-flag.strangled",
		level: "emergency",
		advice:
			"Pressure on the neck can close an artery or the airway hours or days later, without any mark: go to an emergency department now, even if you feel fine, or call your local emergency number, at once with trouble breathing or swallowing. Say that the neck was squeezed; a blackout, a hoarse voice, red dots on lids or face, a headache or weak side belong in that sentence. Do not drive or stay alone. It is not your fault, and who did it once may do worse: be where they are not.",
	},
	{
		rule_id: "red-flag.child-abuse",
		level: "emergency",
		advice:
			"That is not okay and not normal, whoever it is and whatever reason they give, and it is not your fault. You will not be in trouble for telling, and you need not be sure or prove anything. Do not be alone with that person again. Tell an adult you trust today, a parent, a teacher, a school nurse or a doctor; if the first does not act, tell the next. If it may happen again soon or you are in danger, call your local emergency number. A doctor can look at a rash or anything that hurts, and you may say why.",
	},
	{
		rule_id: "red-flag.starving-heart",
		level: "emergency",
		advice:
			"Please call your local emergency number or go to an emergency department now, and do not go alone: after days with little food, or after bringing it up, a heart that races, stumbles or hurts, fainting or blood can turn dangerous within hours. Say how many days it has been. Do not exercise or take laxatives, and do not eat a lot at once before somebody has looked at your blood. Tell a grown-up or somebody near you right away. Fine soft hair or red dots come from the same strain and go with it; this is an illness that can be treated, not a failing.",
	},
	{
		rule_id: "red-flag.poisoned-limp",
		level: "emergency",
		advice:
			"Call an ambulance first, your local emergency number, before anything else: somebody who swallowed something and is limp, drowsy, hard to wake, fitting or not breathing well cannot wait. Lay them on their side, stay, and watch that they breathe; if not, the voice on the phone tells you how to press the chest. Do not make them vomit, and give no milk, water, salt or food. Keep the bottle or pack for whoever comes.",
	},
	{
		rule_id: "red-flag.temple-sight",
		level: "emergency",
		advice:
			"Go to an emergency department or an eye hospital now, today, also if you see well again: a sore temple or scalp, a jaw that aches on chewing and sight that fails even for a minute can be an inflamed artery, and treatment within hours saves the sight of both eyes. Say exactly these signs and your age. Do not drive yourself. No oil or cream causes or heals this.",
	},
	{
		rule_id: "red-flag.chemical-deep",
		level: "emergency",
		advice:
			"Go to an emergency department now or call your local emergency number: skin that turns white, gray, black, hard, blistered or numb after an acid or a peel is a deep burn. Until you leave, let cool to lukewarm water run over it for 20 minutes, eyes with the lids open. Do not peel, pick, rub or wipe it, and put nothing on it, no cream, oil or baking soda. Take the bottle along.",
	},
	{
		rule_id: "red-flag.jaundice",
		level: "same_day",
		advice:
			"Yellow eyes or skin with dark urine, pale stools or itching all over can come from the liver or the bile: call a doctor today, and go to an emergency department if you cannot be seen. With fever, strong pain in the belly, vomiting, confusion, bleeding, in a pregnancy or after many tablets call your local emergency number. Take no painkiller or alcohol until then; a cream for the itch would not help.",
	},
	{
		rule_id: "red-flag.nail-stripe",
		level: "book_dermatologist",
		advice:
			"Have this nail seen within days: ring a doctor or dermatologist and say that a dark stripe in it has changed. Thin stripes of one width are common, above all in darker skin; one that is new, grows wider, blurs or darkens the skin beside the nail is looked at soon, to rule out a melanoma. No polish, gel, filing or covering until then, and a photo with a ruler and the date beside it helps.",
	},
] as const satisfies readonly RedFlag[];
