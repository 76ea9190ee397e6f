import { PLAN_SECTIONS } from "../../../routine/care-plan.ts";
import { stepAt } from "../../../routine/step-key.ts";
import type { Concern } from "../../../skin/concern.ts";
import type { Citation } from "../../assistant-event.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeRule } from "../../writing/cite.ts";

interface Need {
	/** Why this person needs it; empty where nothing is known. */
	text: string;
	concern: Concern | null;
	citations: Citation[];
}

/** Why this person looks for it: the plan's own reason first, where it is more than the skin type, then the concern in the report, then preferences. */
export function describeNeed({ context, question }: Inquiry): Need {
	const { category, concerns } = question.slots;
	const { report, person } = context;
	const concern = concerns[0] ?? null;
	const wishes = [
		...(person.preferences.fragrance_free === true
			? ["I keep it free of listed fragrance, as you asked"]
			: []),
		...(person.preferences.sensitive_skin === true
			? ["I keep it gentle, because your skin is sensitive"]
			: []),
	];
	const wished = wishes.length > 0 ? `${wishes.join(", and ")}.` : "";
	if (report === null) return { text: wished, concern: null, citations: [] };
	const section =
		category === null
			? undefined
			: PLAN_SECTIONS.find((one) => stepAt(report.analysis.care_plan, { section: one, category }));
	const step = category && section ? stepAt(report.analysis.care_plan, { section, category }) : null;
	const wanted: readonly string[] = question.slots.actives.map(({ id }) => id);
	const fits = wanted.length === 0 || (step?.actives.some((id) => wanted.includes(id)) ?? false);
	const reasoned = step?.because_ids.some((id) => id.startsWith("module.")) ?? false;
	if (step !== null && concern === null && fits && reasoned) {
		const citation = step.step_id ? [citeRule(step.step_id, "Your care plan")] : [];
		return {
			text: `In your plan it has a job: ${lowerFirst(step.because)} ${wished}`.trim(),
			concern: null,
			citations: citation,
		};
	}
	return { text: wished, concern, citations: [] };
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
