import { isDeepTone } from "../../../skin/describe-concern.ts";
import type { Inquiry } from "../../inquiry.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { citeFinding, describeFinding } from "../report/describe-finding.ts";

const SEES =
	/\b(?:see|sees|detect\w*|read|reads|measure\w*|pick(?:s)? up|tell|tells|work\w*|accurate|reliable|trust\w*|spot)\b/;
const OF_RED = /\b(?:red|redness|flush\w*|inflam\w*|irritation)\b/;
const DEEP =
	/\b(?:my colou?r|dark(?:er)? (?:skin\w*|one)?|black|brown|deep(?:er)? (?:skin\w*|tone)|skin tone|complexion|dark dark|skin like mine|skins? like (?:mine|me)|white (?:girls?|people|skin)|pale people|melanin|someone like me)\b/;

const DOUBTS = /\b(?:trust|believe|how would|how can|how could|made for|even know|really know|rely on)\b/;

/** Whether redness can be read on deep skin: less surely, so what is felt counts; null where nobody asks. */
export function deepRedness({
	question: { text, slots },
	context: { report },
	history,
}: Inquiry): Draft | null {
	const told = [...history.filter(({ role }) => role === "user").map((turn) => spellOut(turn.message)), text]
		.slice(-2)
		.join(" . ");
	const ofRed = OF_RED.test(text) || (DOUBTS.test(text) && OF_RED.test(told));
	const deep = DEEP.test(text) || (DOUBTS.test(text) && DEEP.test(told));
	if (!ofRed || !(SEES.test(text) || DOUBTS.test(text)) || !deep) return null;
	const own = report !== null && isDeepTone(report.observation) ? describeFinding(report, "redness") : "";
	const feels =
		/\b(?:warm|hot|tight|burn\w*|sting\w*|itch\w*)\b/.test(text) || slots.concerns.includes("dryness");
	return {
		paragraphs: [
			`${/\btrust|believe|rely\b/.test(text) ? "Only half, for redness" : "Less surely than on light skin, and that doubt is fair"}: on deep skin redness looks darker or purplish or does not show at all, and warm light or gloss can pass for it. So what you feel counts more than the number: warmth, itching and tightness are real signs.`,
			own,
			`${feels ? "Warm and tight for now: a mild wash, plain moisturizer on damp skin, sunscreen, nothing new and no acids for two weeks." : "Go by warmth, tightness and stinging, and take photos at the same window."} Still there after that, or with pain, swelling, bumps or gritty eyes: show it to a doctor.`,
		],
		citations: [
			citeRule("measure.redness", "How redness is read"),
			...(report === null ? [] : citeFinding(report, "redness").slice(0, 1)),
		],
	};
}
