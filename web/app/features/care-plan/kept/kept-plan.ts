import type { User } from "@dewlight/contracts/accounts.ts";
import { type Profile, skippedRoutineSchema } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { z } from "zod";
import { forgetCopies, keepCopy, readCopy } from "#api/browser-storage.ts";
import { planCopy } from "#ui/plan/copy.ts";
import { scheduleWords } from "#ui/plan/schedule.ts";
import { labelOf } from "#ui/words.ts";
import { stepCopy } from "../copy.ts";
import { ADDITIONAL, isEmpty, type OwnSection, ownRows, startDay, suggestedRows } from "../plan-rows.ts";
import { todayStepSchema, todaySteps } from "../today/today-steps.ts";

const stepSchema = z.object({
	title: z.string(),
	/** How often; null where the plan does not say. */
	when: z.string().nullable(),
	product: z.string().nullable(),
	text: z.string(),
	cautions: z.array(z.string()),
});
type KeptStep = z.infer<typeof stepSchema>;

/** The routine as it was last read, for a bathroom without reception, and whose it is; nothing else of the person. */
const keptPlanSchema = z.object({
	name: z.string(),
	/** Milliseconds since the epoch. */
	readAt: z.number(),
	parts: z.array(z.object({ title: z.string(), steps: z.array(stepSchema) })),
	/** What any day's routine follows from, and what was checked off by day. */
	today: z.array(todayStepSchema).default([]),
	done: z.record(z.string(), z.array(z.string())).default({}),
	/** Days on which skin stung. */
	stung: z.array(z.string()).default([]),
	/** Routines that are skipped, of all that is known. */
	skipped: z.array(skippedRoutineSchema).default([]),
});
export type KeptPlan = z.infer<typeof keptPlanSchema>;

/** Keeps what a person sees of their plan; nothing for somebody without one, or whose account is to be erased. */
export function keepPlan({ id, username, deletion_due_at }: User, profile: Profile, readAt: number): void {
	const parts = partsOf(profile);
	try {
		const plan: KeptPlan = {
			name: username ?? "",
			readAt,
			parts,
			today: todaySteps(profile),
			done: profile.done_steps,
			stung: profile.stung_days,
			skipped: profile.skipped_routines,
		};
		if (parts.length === 0 || deletion_due_at) forgetCopies();
		else keepCopy(id, JSON.stringify(plan));
	} catch (error) {
		console.warn("The plan is not kept for offline use.", error);
	}
}

/** Null where nothing is kept, or what is kept is of another version. */
export function readKeptPlan(): KeptPlan | null {
	try {
		return keptPlanSchema.safeParse(JSON.parse(readCopy() ?? "null")).data ?? null;
	} catch {
		return null;
	}
}

/** What is in use, or the suggested plan where nothing is yet. */
function partsOf(profile: Profile): KeptPlan["parts"] {
	const own = !isEmpty(ownRows(profile));
	const sections: readonly OwnSection[] = [...PLAN_SECTIONS, ADDITIONAL];
	return sections
		.map((section) => ({
			title: planCopy.sections[section],
			steps: own ? ownSteps(profile, section) : suggestedSteps(profile, section),
		}))
		.filter(({ steps }) => steps.length > 0);
}

function ownSteps(profile: Profile, section: OwnSection): KeptStep[] {
	return ownRows(profile)[section].map(({ category, product, step, beginning, description }) => ({
		title: category === null ? (description ?? product.name) : labelOf(category),
		when:
			step === null || section === ADDITIONAL
				? null
				: scheduleWords(section, step, startDay(step, beginning)),
		product: product.name,
		text: step?.instruction ?? stepCopy.followLabel,
		cautions: step?.cautions ?? [],
	}));
}

function suggestedSteps(profile: Profile, section: OwnSection): KeptStep[] {
	if (section === ADDITIONAL) return [];
	return suggestedRows(profile)
		[section].filter(({ dropped }) => !dropped)
		.map(({ category, product, step, beginning }) => ({
			title: labelOf(category),
			when: scheduleWords(section, step, startDay(step, beginning)),
			product: product?.name ?? null,
			text: step.instruction,
			cautions: step.cautions,
		}));
}
