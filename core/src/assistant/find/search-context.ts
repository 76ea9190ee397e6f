import type { PersonCondition } from "../../knowledge/person-rules.ts";
import { type PickContext, pickContext } from "../../products/pick-context.ts";
import type { Person } from "../../routine/person.ts";
import { planSteps } from "../../routine/plan-steps.ts";
import type { RedFlag } from "../../skin/red-flag.ts";
import { holdsBack } from "../../skin/red-flags/holds-products.ts";
import type { Sensitivity } from "../../skin/skin-type.ts";
import { standingFindings } from "../../skin/standing-findings.ts";
import type { AssistantContext, ChatReport } from "../assistant-context.ts";
import type { Asked } from "../inquiry.ts";
import { toldPerson } from "./told-person.ts";

/** For whom a product is looked for. */
export interface SearchContext {
	pick: PickContext;
	person: Person;
	sensitivity: Sensitivity;
	/** Conditions the person told in this talk only. */
	told: ReadonlySet<PersonCondition>;
	/** What to do instead of buying anything; null where products may be named. */
	held: { rule_id: string; advice: string } | null;
}

const OWN_PREGNANCY = "red-flag.pregnancy-acne";

/** Several parts of one answer ask for the same person; the last reading of each context is kept. */
const last = new WeakMap<AssistantContext, { key: string; read: SearchContext }>();

/** The filters of recommendations, with what was said in the talk on top. */
export function searchContext(asked: Asked, fragranceFree: boolean): SearchContext {
	const { message, history, context } = asked;
	const key = JSON.stringify([message, history, fragranceFree]);
	const known = last.get(context);
	if (known?.key === key) return known.read;
	const read = readContext(asked, fragranceFree);
	last.set(context, { key, read });
	return read;
}

function readContext({ message, history, context }: Asked, fragranceFree: boolean): SearchContext {
	const turns = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const { report } = context;
	const analysis = report?.analysis;
	const { person, facts, told, skin_type } = toldPerson(
		context.person,
		[...turns, message],
		analysis?.understood,
	);
	const sensitivity = analysis?.skin_sensitivity ?? "Low";
	const pick = pickContext({
		skin_type: skin_type ?? analysis?.skin_type ?? null,
		sensitivity,
		findings: analysis ? standingFindings(analysis) : [],
		person,
		facts,
		note: [...turns, message].join(" "),
		...(report && { tone: report.observation.tone }),
	});
	return {
		pick: {
			...pick,
			fragrance_free: pick.fragrance_free || fragranceFree,
			owned: new Set(context.in_use.map(({ id }) => id)),
		},
		person,
		sensitivity:
			sensitivity === "Low" && person.preferences.sensitive_skin === true ? "Moderate" : sensitivity,
		told,
		held: heldBy(context.flagsOf(message), report),
	};
}

/** Signs in the message, or a report that asks for a doctor's look before any product. */
function heldBy(flags: readonly RedFlag[], report: ChatReport | null): SearchContext["held"] {
	const flag = flags.find((one) => holdsBack(one) && one.rule_id !== OWN_PREGNANCY);
	if (flag) return flag;
	if (report === null) return null;
	const { care_plan, red_flags } = report.analysis;
	// A report with such a flag and no product at all has held them back on purpose.
	const named = planSteps(care_plan).some(({ step }) => step.product !== null);
	return named ? null : (red_flags.find(holdsBack) ?? null);
}
