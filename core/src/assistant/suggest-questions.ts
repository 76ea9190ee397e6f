import { CONCERN_WORDS } from "../skin/concern-copy.ts";
import type { AssistantContext } from "./conversation.ts";
import { checkInUse } from "./reading/own-products.ts";
import { isChild } from "./triage/find-child.ts";

const WITHOUT_REPORT = [
	"What does the photo show you, and what happens with it?",
	"What order do my products go in?",
	"Can I use vitamin C with niacinamide?",
	"Find me a gentle sunscreen that is not expensive",
];

/**
 * Four short questions that fit where the person stands: no report, a report, a changed plan, products that clash. None
 * under 13, where every answer is to ask a parent.
 */
export function suggestQuestions(context: AssistantContext): string[] {
	const { report } = context;
	if (isChild({ history: [], context })) return [];
	if (report === null) return [...WITHOUT_REPORT];
	const { analysis } = report;
	const [top] = analysis.condition_notes.key_concerns_identified;
	const clash = checkInUse(context).some(({ level }) => level === "stop" || level === "change");
	const steps = analysis.care_plan;
	return [
		...(clash ? ["Do the products I use go together?"] : []),
		...(analysis.rebuilt ? ["What changed in my plan?"] : []),
		...(analysis.progress_summary.basis === "compared" ? ["What changed since my last scan?"] : []),
		top ? `What does my report say about ${CONCERN_WORDS[top.concern]}?` : "What does my report say?",
		...(steps.night.serum ? ["Why is there a serum in my night routine?"] : ["What is my night routine?"]),
		...(steps.morning.sunscreen ? ["Find me a sunscreen that fits my skin"] : []),
		"Which steps could I leave out?",
		"How sure are you about my report?",
	].slice(0, 4);
}
