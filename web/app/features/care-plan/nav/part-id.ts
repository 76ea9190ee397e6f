import type { OwnSection } from "../plan-rows.ts";

/** Anchor of a section of the plan. */
export function partId(section: OwnSection): string {
	return `plan-${section}`;
}
