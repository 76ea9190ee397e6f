import { HELP_LINES, listLines, YOUNG_LINES } from "../../knowledge/help-lines.ts";
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
