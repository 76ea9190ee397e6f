import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { ReadStep } from "./read-care-plan.ts";

type Schedule = Pick<ReadStep, "per_week" | "start_week">;

function unit(section: PlanSection, many: boolean): string {
	switch (section) {
		case "morning":
			return many ? "mornings" : "morning";
		case "night":
			return many ? "nights" : "night";
		case "weekly":
			return many ? "times" : "time";
		default:
			return assertNever(section);
	}
}

/** "Every morning", "2 nights a week from week 3"; null when the plan does not say. */
export function scheduleWords(section: PlanSection, { per_week, start_week }: Schedule): string | null {
	if (per_week === null || per_week === undefined || per_week <= 0) return null;
	const pace =
		per_week >= 7
			? section === "weekly"
				? "Every day"
				: `Every ${unit(section, false)}`
			: `${per_week} ${unit(section, per_week !== 1)} a week`;
	return start_week !== null && start_week !== undefined && start_week > 1
		? `${pace} from week ${start_week}`
		: pace;
}
