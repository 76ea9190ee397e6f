import type { ModuleId } from "../../knowledge/concern-modules.ts";
import type { Concern } from "../../skin/concern.ts";

const MODULE_OF: Record<Concern, ModuleId> = {
	acne: "module.acne",
	redness: "module.redness",
	dark_spots: "module.tone",
	uneven_tone: "module.tone",
	lines: "module.lines",
	texture: "module.texture",
	pores: "module.texture",
	dryness: "module.dryness",
	shine: "module.shine",
	under_eye: "module.under_eye",
};

/** The rows of the routine tables that care for a concern. */
export function concernModule(concern: Concern): ModuleId {
	return MODULE_OF[concern];
}
