import { HELP_LINES, listLines, YOUNG_LINES } from "../../knowledge/help-lines.ts";
import { AFTER_FLAG } from "../../knowledge/questions/safety-answers.ts";
import { isYoung } from "./crisis-kinds.ts";

const IN_NIGERIA =
	/\b(?:nigerian?|lagos|abuja|ibadan|kano|port harcourt|enugu|naira|abeg|wetin|una|no dey|dey (?:call|pain|worry|tire)|don (?:tire|write|finish|taya)|make (?:she|una|dem)|oyinbo|igbo|yoruba|hausa|jamb|waec|nysc)\b/;

/** Beside the lines for everybody those for the young, and of a country whose words stand in the text. */
export function furtherLines(text: string): string {
	const young = isYoung(text)
		? `Lines for children and young people, many of them by chat or text too: ${listLines("young", YOUNG_LINES)}.`
		: "";
	const nigeria = IN_NIGERIA.test(text)
		? `In Nigeria: ${HELP_LINES.ng.crisis}, free of charge, and ${HELP_LINES.ng.emergency} in danger.`
		: "";
	return [young, nigeria].filter((one) => one !== "").join(" ");
}

/**
 * Who else listens, after the words of one kind of danger: the lines that fit it and no others. Child lines and the line
 * for mothers: childhelp.org, childline.org.uk, kidshelpphone.ca, kidshelpline.com.au, childline.ie, childlineindia.org, 116111.eu,
 * mchb.hrsa.gov; animals: aspca.org, petpoisonhelpline.com, animalpoisonline.co.uk, animalpoisons.com.au (from
 * knowledge, not opened).
 */
export const AFTER_WHOSE_DANGER: Readonly<Record<string, string>> = {
	"red-flag.newborn-voices":
		"Beside the emergency number, your midwife or maternity unit can be called at any hour; in the US 1-833-852-6262 listens to mothers day and night. Your skin can wait, you two cannot.",
	"red-flag.both-lives": `People who listen at any hour, to both of you: ${listLines("crisis")}; elsewhere your emergency number. Skin can wait.`,
	"red-flag.strangled": AFTER_FLAG.violence,
	"red-flag.child-abuse":
		"People who listen to children and teenagers at any hour and believe them: 1-800-422-4453 in the US and Canada, 0800 1111 in the UK, 1800 66 66 66 in Ireland, 1800 55 1800 in Australia, 0800 942 8787 in New Zealand, 1098 in India, 116 111 in most of Europe. If somebody else reads your messages, delete this one.",
	"red-flag.starving-heart": AFTER_FLAG.emergency,
	"red-flag.poisoned-limp": `Poison control helps beside the ambulance, never instead of it: ${listLines("poison")}. Skin care waits.`,
	"red-flag.their-overdose": `Poison control helps beside the ambulance: ${listLines("poison")}; elsewhere your emergency number connects you. Afterwards look after yourself as well, and tell somebody what you have seen.`,
	"red-flag.chemical-deep": AFTER_FLAG.poison,
	"red-flag.pet-swallowed":
		"Poison lines for animals: 888-426-4435 or 855-764-7661 in the US and Canada, 01202 509000 in the UK, 1300 869 738 in Australia, 0800 869 738 in New Zealand; some charge for the call. What is harmless to an animal is nothing I can judge.",
	"red-flag.isotretinoin":
		"Do not finish the pack, and do not wait for the next appointment, whatever others say. Until you have spoken with them, leave out retinoids on the skin as well; a mild wash, a plain moisturizer and sunscreen are fine.",
	"red-flag.steroid-stopped": AFTER_FLAG.emergency,
	"red-flag.medicine-stopped":
		"I plan no skin care around a medicine until you have spoken with them; a mild wash and a plain moisturizer are fine meanwhile.",
	"red-flag.medicine-pregnancy":
		"Until you know, leave out retinoids and hydroquinone on the skin as well; a mild wash, a plain moisturizer and sunscreen are fine.",
	"red-flag.jaundice": "I name no cream for it until a doctor has looked.",
	"red-flag.carbon-monoxide":
		"Please do that before you read on. Skin care waits until somebody has measured the air.",
	"red-flag.numbing-cream": AFTER_FLAG.poison,
	"red-flag.plant-sap":
		"Products for that place wait until it has healed; elsewhere your plain care may go on.",
	"red-flag.others-cream":
		"Your own acids and retinoids wait until the skin is calm; a plain moisturizer and sunscreen are fine, put on with clean hands.",
	"red-flag.oxygen-fire": "I name no cream for it: what is safe beside oxygen is for that team to choose.",
	"red-flag.nail-stripe": "I name no polish and no care for this nail until it has been seen.",
};
